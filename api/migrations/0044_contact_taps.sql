CREATE TABLE `contact_taps` (
	`seq` integer PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`channel` text NOT NULL,
	`source` text NOT NULL,
	`inquiry_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_taps_reference` ON `contact_taps` (`reference`);--> statement-breakpoint
CREATE INDEX `contact_taps_age` ON `contact_taps` (`created_at`);