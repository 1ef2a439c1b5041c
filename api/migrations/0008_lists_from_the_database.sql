CREATE TABLE `__new_contacts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`flagged` integer DEFAULT false NOT NULL,
	`receipt_owed` integer DEFAULT false NOT NULL,
	`response_message` text,
	`responded_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_contacts`("id", "name", "email", "message", "flagged", "receipt_owed", "response_message", "responded_at", "created_at") SELECT "id", "name", "email", "message", "flagged", "receipt_owed", "response_message", "responded_at", "created_at" FROM `contacts` ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE `contacts`;--> statement-breakpoint
ALTER TABLE `__new_contacts` RENAME TO `contacts`;--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_id_unique` ON `contacts` (`id`);--> statement-breakpoint
CREATE INDEX `contacts_age` ON `contacts` (`created_at`);--> statement-breakpoint
CREATE INDEX `contacts_newest` ON `contacts` (`flagged`,`created_at`,`seq`,`responded_at`);--> statement-breakpoint
CREATE INDEX `contacts_name` ON `contacts` (`flagged`,`name` COLLATE NOCASE,`created_at`,`seq`,`responded_at`);--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`flagged`,`email` COLLATE NOCASE,`created_at`,`seq`,`responded_at`);--> statement-breakpoint
CREATE TABLE `__new_inquiries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text,
	`email` text NOT NULL,
	`destination` text NOT NULL,
	`pax_number` integer NOT NULL,
	`checkin_date` text NOT NULL,
	`checkout_date` text NOT NULL,
	`flagged` integer DEFAULT false NOT NULL,
	`receipt_owed` integer DEFAULT false NOT NULL,
	`response_message` text,
	`responded_at` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_inquiries`("id", "name", "email", "destination", "pax_number", "checkin_date", "checkout_date", "flagged", "receipt_owed", "response_message", "responded_at", "created_at") SELECT "id", "name", "email", "destination", "pax_number", "checkin_date", "checkout_date", "flagged", "receipt_owed", "response_message", "responded_at", "created_at" FROM `inquiries` ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE `inquiries`;--> statement-breakpoint
ALTER TABLE `__new_inquiries` RENAME TO `inquiries`;--> statement-breakpoint
CREATE UNIQUE INDEX `inquiries_id_unique` ON `inquiries` (`id`);--> statement-breakpoint
CREATE INDEX `inquiries_age` ON `inquiries` (`created_at`);--> statement-breakpoint
CREATE INDEX `inquiries_newest` ON `inquiries` (`flagged`,`created_at`,`seq`,`responded_at`);--> statement-breakpoint
CREATE INDEX `inquiries_name` ON `inquiries` (`flagged`,`name` COLLATE NOCASE,`created_at`,`seq`,`responded_at`);--> statement-breakpoint
CREATE INDEX `inquiries_email` ON `inquiries` (`flagged`,`email` COLLATE NOCASE,`created_at`,`seq`,`responded_at`);--> statement-breakpoint
CREATE INDEX `inquiries_destination` ON `inquiries` (`flagged`,`destination` COLLATE NOCASE,`created_at`,`seq`,`responded_at`);--> statement-breakpoint
CREATE INDEX `inquiries_pax_number` ON `inquiries` (`flagged`,`pax_number`,`created_at`,`seq`,`responded_at`);--> statement-breakpoint
CREATE TABLE `__new_mails` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`to` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`parts` text NOT NULL,
	`answers` text,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_at` text NOT NULL,
	`queued_at` text,
	`due_at` text,
	`lease` text,
	`settled_at` text
);
--> statement-breakpoint
INSERT INTO `__new_mails`("id", "to", "reply_to", "subject", "parts", "answers", "status", "attempts", "last_error", "created_at", "queued_at", "due_at", "lease", "settled_at") SELECT "id", "to", "reply_to", "subject", "parts", "answers", "status", "attempts", "last_error", "created_at", "queued_at", "due_at", "lease", "settled_at" FROM `mails` ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE `mails`;--> statement-breakpoint
ALTER TABLE `__new_mails` RENAME TO `mails`;--> statement-breakpoint
CREATE UNIQUE INDEX `mails_id_unique` ON `mails` (`id`);--> statement-breakpoint
CREATE INDEX `mails_newest` ON `mails` (`created_at`,`seq`,`status`);--> statement-breakpoint
CREATE INDEX `mails_to` ON `mails` (`to` COLLATE NOCASE,`created_at`,`seq`,`status`);--> statement-breakpoint
CREATE INDEX `mails_answers` ON `mails` (`answers`) WHERE "mails"."answers" is not null;--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `mails_settled` ON `mails` (`settled_at`) WHERE "mails"."settled_at" is not null;--> statement-breakpoint
CREATE TABLE `__new_users` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text NOT NULL,
	`blocked` integer DEFAULT false NOT NULL,
	`password_hash` text NOT NULL,
	`token_version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_users`("id", "username", "email", "email_key", "role", "blocked", "password_hash", "token_version", "created_at") SELECT "id", "username", "email", "email_key", "role", "blocked", "password_hash", "token_version", "created_at" FROM `users` ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE `users`;--> statement-breakpoint
ALTER TABLE `__new_users` RENAME TO `users`;--> statement-breakpoint
CREATE UNIQUE INDEX `users_id_unique` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_username` ON `users` (`username` COLLATE NOCASE,`created_at`);--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (`email` COLLATE NOCASE,`created_at`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role` COLLATE NOCASE,`created_at`);--> statement-breakpoint
CREATE VIRTUAL TABLE `contacts_search` USING fts5(`name`, `email`, `message`, `response_message`, content='contacts', content_rowid='seq', tokenize='trigram');--> statement-breakpoint
INSERT INTO `contacts_search` (`contacts_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `contacts_search` (`contacts_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `contacts_search_insert` AFTER INSERT ON `contacts` BEGIN
	INSERT INTO `contacts_search` (rowid, `name`, `email`, `message`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`message`, new.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `contacts_search_delete` AFTER DELETE ON `contacts` BEGIN
	INSERT INTO `contacts_search` (`contacts_search`, rowid, `name`, `email`, `message`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`message`, old.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `contacts_search_update` AFTER UPDATE OF `name`, `email`, `message`, `response_message` ON `contacts` BEGIN
	INSERT INTO `contacts_search` (`contacts_search`, rowid, `name`, `email`, `message`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`message`, old.`response_message`);
	INSERT INTO `contacts_search` (rowid, `name`, `email`, `message`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`message`, new.`response_message`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `inquiries_search` USING fts5(`name`, `email`, `destination`, `checkin_date`, `checkout_date`, `response_message`, content='inquiries', content_rowid='seq', tokenize='trigram');--> statement-breakpoint
INSERT INTO `inquiries_search` (`inquiries_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `inquiries_search` (`inquiries_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `inquiries_search_insert` AFTER INSERT ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`destination`, new.`checkin_date`, new.`checkout_date`, new.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_search_delete` AFTER DELETE ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (`inquiries_search`, rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`destination`, old.`checkin_date`, old.`checkout_date`, old.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_search_update` AFTER UPDATE OF `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `response_message` ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (`inquiries_search`, rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`destination`, old.`checkin_date`, old.`checkout_date`, old.`response_message`);
	INSERT INTO `inquiries_search` (rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`destination`, new.`checkin_date`, new.`checkout_date`, new.`response_message`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(`username`, `email`, `role`, content='users', content_rowid='seq', tokenize='trigram');--> statement-breakpoint
INSERT INTO `users_search` (`users_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `users_search` (`users_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_search` (rowid, `username`, `email`, `role`) VALUES (new.`seq`, new.`username`, new.`email`, new.`role`);
END;--> statement-breakpoint
CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users` BEGIN
	INSERT INTO `users_search` (`users_search`, rowid, `username`, `email`, `role`) VALUES ('delete', old.`seq`, old.`username`, old.`email`, old.`role`);
END;--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `username`, `email`, `role` ON `users` BEGIN
	INSERT INTO `users_search` (`users_search`, rowid, `username`, `email`, `role`) VALUES ('delete', old.`seq`, old.`username`, old.`email`, old.`role`);
	INSERT INTO `users_search` (rowid, `username`, `email`, `role`) VALUES (new.`seq`, new.`username`, new.`email`, new.`role`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `mails_search` USING fts5(`to`, `subject`, content='mails', content_rowid='seq', tokenize='trigram');--> statement-breakpoint
INSERT INTO `mails_search` (`mails_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `mails_search` (`mails_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `mails_search_insert` AFTER INSERT ON `mails` BEGIN
	INSERT INTO `mails_search` (rowid, `to`, `subject`) VALUES (new.`seq`, new.`to`, new.`subject`);
END;--> statement-breakpoint
CREATE TRIGGER `mails_search_delete` AFTER DELETE ON `mails` BEGIN
	INSERT INTO `mails_search` (`mails_search`, rowid, `to`, `subject`) VALUES ('delete', old.`seq`, old.`to`, old.`subject`);
END;--> statement-breakpoint
CREATE TRIGGER `mails_search_update` AFTER UPDATE OF `to`, `subject` ON `mails` BEGIN
	INSERT INTO `mails_search` (`mails_search`, rowid, `to`, `subject`) VALUES ('delete', old.`seq`, old.`to`, old.`subject`);
	INSERT INTO `mails_search` (rowid, `to`, `subject`) VALUES (new.`seq`, new.`to`, new.`subject`);
END;--> statement-breakpoint
DROP TABLE `changed_rows`;
