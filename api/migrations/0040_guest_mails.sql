CREATE TABLE `guest_mail_files` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`mail_id` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `guest_mails`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_mail_files_id_unique` ON `guest_mail_files` (`id`);--> statement-breakpoint
CREATE INDEX `guest_mail_files_of` ON `guest_mail_files` (`mail_id`);--> statement-breakpoint
CREATE TABLE `guest_mail_slices` (
	`file_id` text NOT NULL,
	`position` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`file_id`, `position`),
	FOREIGN KEY (`file_id`) REFERENCES `guest_mail_files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `guest_mails` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`kind` text NOT NULL,
	`mail_key` text NOT NULL,
	`email` text NOT NULL,
	`sender` text,
	`name` text,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`original` text,
	`left_out` text NOT NULL,
	`flagged` integer DEFAULT false NOT NULL,
	`trashed` integer DEFAULT false NOT NULL,
	`promised_at` text,
	`responded_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_mails_id_unique` ON `guest_mails` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guest_mails_mail_key_unique` ON `guest_mails` (`mail_key`);--> statement-breakpoint
CREATE INDEX `guest_mails_conversation` ON `guest_mails` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `guest_mails_age` ON `guest_mails` (`created_at`);--> statement-breakpoint
CREATE TABLE `mailbox_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`port` integer NOT NULL,
	`user` text NOT NULL,
	`password` text NOT NULL,
	`folder` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mailbox_troubles` (
	`id` integer PRIMARY KEY NOT NULL,
	`since` text NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`name` text PRIMARY KEY NOT NULL,
	`uid_validity` text NOT NULL,
	`last_uid` integer NOT NULL,
	`started_at` text NOT NULL,
	`read_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `conversation_entries_mail` ON `conversation_entries` (`mail_id`) WHERE "conversation_entries"."mail_id" is not null;--> statement-breakpoint
CREATE VIRTUAL TABLE `guest_mails_search` USING fts5(`subject`, `text`, content='guest_mails', content_rowid='seq', tokenize='trigram');--> statement-breakpoint
INSERT INTO `guest_mails_search` (`guest_mails_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `guest_mails_search_insert` AFTER INSERT ON `guest_mails` BEGIN
	INSERT INTO `guest_mails_search` (rowid, `subject`, `text`) VALUES (new.`seq`, new.`subject`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `guest_mails_search_delete` AFTER DELETE ON `guest_mails` BEGIN
	INSERT INTO `guest_mails_search` (`guest_mails_search`, rowid, `subject`, `text`) VALUES ('delete', old.`seq`, old.`subject`, old.`text`);
END;
