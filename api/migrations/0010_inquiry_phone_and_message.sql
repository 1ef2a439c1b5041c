ALTER TABLE `inquiries` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `message` text;--> statement-breakpoint
DROP TRIGGER `inquiries_search_insert`;--> statement-breakpoint
DROP TRIGGER `inquiries_search_delete`;--> statement-breakpoint
DROP TRIGGER `inquiries_search_update`;--> statement-breakpoint
DROP TABLE `inquiries_search`;--> statement-breakpoint
CREATE VIRTUAL TABLE `inquiries_search` USING fts5(`name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`, content='inquiries', content_rowid='seq', tokenize='trigram');--> statement-breakpoint
INSERT INTO `inquiries_search` (`inquiries_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `inquiries_search` (`inquiries_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `inquiries_search_insert` AFTER INSERT ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`destination`, new.`checkin_date`, new.`checkout_date`, new.`phone`, new.`message`, new.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_search_delete` AFTER DELETE ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (`inquiries_search`, rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`destination`, old.`checkin_date`, old.`checkout_date`, old.`phone`, old.`message`, old.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_search_update` AFTER UPDATE OF `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message` ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (`inquiries_search`, rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`destination`, old.`checkin_date`, old.`checkout_date`, old.`phone`, old.`message`, old.`response_message`);
	INSERT INTO `inquiries_search` (rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`destination`, new.`checkin_date`, new.`checkout_date`, new.`phone`, new.`message`, new.`response_message`);
END;
