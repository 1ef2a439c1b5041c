CREATE TABLE `received_reviews` (
	`review_id` text PRIMARY KEY NOT NULL,
	`request_id` text,
	`received_at` text NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `review_requests`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `received_reviews_request` ON `received_reviews` (`request_id`);--> statement-breakpoint
CREATE TABLE `review_requests` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`proposal_id` text NOT NULL,
	`token` text NOT NULL,
	`channel` text NOT NULL,
	`asked_at` text NOT NULL,
	`reminded_at` text,
	FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_requests_id_unique` ON `review_requests` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_requests_proposal_id_unique` ON `review_requests` (`proposal_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_requests_token_unique` ON `review_requests` (`token`);--> statement-breakpoint
ALTER TABLE `reviews` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `picture_id` text REFERENCES pictures(id);--> statement-breakpoint
ALTER TABLE `reviews` ADD `is_verified` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `may_be_shown` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `reviews_picture` ON `reviews` (`picture_id`);