"""The pages of the campaign tracker: campaigns, their log, looking back, packs."""
