ALTER TABLE `conversations` ADD `source` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `quoted_at` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `confirmed_at` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `source` text;--> statement-breakpoint
ALTER TABLE `inquiries` ADD `source` text;--> statement-breakpoint
UPDATE conversations SET quoted_at = (SELECT min(created_at) FROM conversation_entries WHERE conversation_id = conversations.id AND change ->> 'state' = 'quoted'), confirmed_at = (SELECT min(created_at) FROM conversation_entries WHERE conversation_id = conversations.id AND change ->> 'state' = 'confirmed');
