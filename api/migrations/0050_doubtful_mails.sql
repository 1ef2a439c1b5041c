ALTER TABLE `guest_mails` ADD `by_address` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `guest_mails` ADD `check_failed` integer DEFAULT false NOT NULL;