CREATE TABLE `agenda_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`names` integer NOT NULL,
	`contacts` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agenda_feeds_hash_unique` ON `agenda_feeds` (`hash`);