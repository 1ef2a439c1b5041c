CREATE TABLE `failed_sign_ins` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failed_sign_ins_last` ON `failed_sign_ins` (`last_at`);