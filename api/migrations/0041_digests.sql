CREATE TABLE `digests` (
	`user_id` text PRIMARY KEY NOT NULL,
	`done_on` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
