DROP INDEX `contacts_answered`;--> statement-breakpoint
ALTER TABLE `contacts` ADD `receipt_owed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_counted` ON `contacts` (`flagged`,`created_at`,`responded_at`);--> statement-breakpoint
DROP INDEX `inquiries_answered`;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `receipt_owed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `inquiries_counted` ON `inquiries` (`flagged`,`created_at`,`responded_at`);--> statement-breakpoint
UPDATE `contacts` SET `receipt_owed` = 1 WHERE `flagged` = 1;--> statement-breakpoint
UPDATE `inquiries` SET `receipt_owed` = 1 WHERE `flagged` = 1;
