CREATE TABLE `conversation_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_addresses_of` ON `conversation_addresses` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `conversation_entries` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text,
	`channel` text,
	`to` text,
	`mail_id` text,
	`change` text,
	`by_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_entries_id_unique` ON `conversation_entries` (`id`);--> statement-breakpoint
CREATE INDEX `conversation_entries_of` ON `conversation_entries` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text,
	`email` text NOT NULL,
	`phone` text,
	`destination` text,
	`pax_number` integer,
	`checkin_date` text,
	`checkout_date` text,
	`preview` text NOT NULL,
	`box` text NOT NULL,
	`state` text NOT NULL,
	`lost_reason` text,
	`assignee_id` text,
	`remind_at` text,
	`waiting_since` text,
	`first_answer_at` text,
	`trashed_at` text,
	`latest_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_id_unique` ON `conversations` (`id`);--> statement-breakpoint
CREATE INDEX `conversations_latest` ON `conversations` (`box`,`latest_at`,`created_at`,`seq`,`state`,`waiting_since`);--> statement-breakpoint
CREATE INDEX `conversations_created` ON `conversations` (`box`,`created_at`,`seq`,`state`,`waiting_since`);--> statement-breakpoint
CREATE INDEX `conversations_name` ON `conversations` (`box`,"name" COLLATE NOCASE,`created_at`,`seq`,`state`,`waiting_since`);--> statement-breakpoint
CREATE INDEX `conversations_waiting` ON `conversations` (`box`,`waiting_since`,`seq`);--> statement-breakpoint
CREATE INDEX `conversations_reminders` ON `conversations` (`remind_at`) WHERE "conversations"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX `conversations_trash` ON `conversations` (`trashed_at`) WHERE "conversations"."trashed_at" is not null;--> statement-breakpoint
DROP INDEX `contacts_newest`;--> statement-breakpoint
DROP INDEX `contacts_name`;--> statement-breakpoint
DROP INDEX `contacts_email`;--> statement-breakpoint
ALTER TABLE `contacts` ADD `conversation_id` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `trashed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_conversation` ON `contacts` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contacts_not_placed` ON `contacts` (`seq`) WHERE "contacts"."conversation_id" is null;--> statement-breakpoint
CREATE INDEX `contacts_newest` ON `contacts` (`flagged`,`created_at`,`seq`,`responded_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `contacts_name` ON `contacts` (`flagged`,"name" COLLATE NOCASE,`created_at`,`seq`,`responded_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`flagged`,"email" COLLATE NOCASE,`created_at`,`seq`,`responded_at`,`trashed`);--> statement-breakpoint
DROP INDEX `inquiries_newest`;--> statement-breakpoint
DROP INDEX `inquiries_name`;--> statement-breakpoint
DROP INDEX `inquiries_email`;--> statement-breakpoint
DROP INDEX `inquiries_destination`;--> statement-breakpoint
DROP INDEX `inquiries_pax_number`;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `conversation_id` text;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `trashed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `inquiries_conversation` ON `inquiries` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `inquiries_not_placed` ON `inquiries` (`seq`) WHERE "inquiries"."conversation_id" is null;--> statement-breakpoint
CREATE INDEX `inquiries_newest` ON `inquiries` (`flagged`,`created_at`,`seq`,`responded_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `inquiries_name` ON `inquiries` (`flagged`,"name" COLLATE NOCASE,`created_at`,`seq`,`responded_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `inquiries_email` ON `inquiries` (`flagged`,"email" COLLATE NOCASE,`created_at`,`seq`,`responded_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `inquiries_destination` ON `inquiries` (`flagged`,"destination" COLLATE NOCASE,`created_at`,`seq`,`responded_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `inquiries_pax_number` ON `inquiries` (`flagged`,`pax_number`,`created_at`,`seq`,`responded_at`,`trashed`);--> statement-breakpoint
CREATE VIRTUAL TABLE `conversation_entries_search` USING fts5(`text`, content='conversation_entries', content_rowid='seq', tokenize='trigram');--> statement-breakpoint
INSERT INTO `conversation_entries_search` (`conversation_entries_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `conversation_entries_search_insert` AFTER INSERT ON `conversation_entries` BEGIN
	INSERT INTO `conversation_entries_search` (rowid, `text`) VALUES (new.`seq`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `conversation_entries_search_delete` AFTER DELETE ON `conversation_entries` BEGIN
	INSERT INTO `conversation_entries_search` (`conversation_entries_search`, rowid, `text`) VALUES ('delete', old.`seq`, old.`text`);
END;
