ALTER TABLE `reviews` ADD `country` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `month` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `stars` integer;--> statement-breakpoint
ALTER TABLE `reviews` ADD `tour` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `is_shown` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `position` integer;--> statement-breakpoint
ALTER TABLE `reviews` ADD `updated_at` text;