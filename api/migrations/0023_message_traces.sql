CREATE TABLE `floods` (
	`seq` integer PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`last_at` text NOT NULL,
	`messages` integer NOT NULL,
	`genuine` integer NOT NULL,
	`mail_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `message_traces` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`address` text NOT NULL,
	`request` text NOT NULL,
	`wording` text NOT NULL,
	`proof` text,
	`points` integer NOT NULL,
	`is_told` integer NOT NULL,
	`has_receipt` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_traces_id_unique` ON `message_traces` (`id`);--> statement-breakpoint
CREATE INDEX `message_traces_age` ON `message_traces` (`created_at`);--> statement-breakpoint
CREATE INDEX `message_traces_address` ON `message_traces` (`address`);--> statement-breakpoint
CREATE INDEX `message_traces_request` ON `message_traces` (`request`);--> statement-breakpoint
CREATE INDEX `message_traces_proof` ON `message_traces` (`proof`) WHERE "message_traces"."proof" is not null;--> statement-breakpoint
ALTER TABLE `mails` ADD `about` text;--> statement-breakpoint
CREATE INDEX `mails_about` ON `mails` (`about`) WHERE "mails"."about" is not null;