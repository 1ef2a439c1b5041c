CREATE TABLE `changed_rows` (
	`change` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list` text NOT NULL,
	`row` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `mails` ADD `answers` text;--> statement-breakpoint
CREATE INDEX `mails_answers` ON `mails` (`answers`);--> statement-breakpoint
ALTER TABLE `mails` DROP COLUMN `search_text`;--> statement-breakpoint
ALTER TABLE `contacts` DROP COLUMN `search_text`;--> statement-breakpoint
ALTER TABLE `inquiries` DROP COLUMN `search_text`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `search_text`;--> statement-breakpoint
CREATE TRIGGER `contacts_insert_noted` AFTER INSERT ON `contacts` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('contacts', new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `contacts_update_noted` AFTER UPDATE ON `contacts` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('contacts', new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `contacts_delete_noted` AFTER DELETE ON `contacts` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('contacts', old.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_insert_noted` AFTER INSERT ON `inquiries` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('inquiries', new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_update_noted` AFTER UPDATE ON `inquiries` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('inquiries', new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_delete_noted` AFTER DELETE ON `inquiries` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('inquiries', old.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `users_insert_noted` AFTER INSERT ON `users` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('users', new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `users_update_noted` AFTER UPDATE ON `users` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('users', new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `users_delete_noted` AFTER DELETE ON `users` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('users', old.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `mails_insert_noted` AFTER INSERT ON `mails` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('mails', new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `mails_update_noted` AFTER UPDATE ON `mails` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('mails', new.`id`);
END;--> statement-breakpoint
CREATE TRIGGER `mails_delete_noted` AFTER DELETE ON `mails` BEGIN
	INSERT INTO `changed_rows` (`list`, `row`) VALUES ('mails', old.`id`);
END;