CREATE TABLE `counted_requests` (
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counted_requests_key` ON `counted_requests` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `counted_requests_age` ON `counted_requests` (`at`);