-- A ticket is changed once, when it is settled, in no column of an index: with room on its page no index is written again.
ALTER TABLE "lottery_tickets" SET (fillfactor = 60);
