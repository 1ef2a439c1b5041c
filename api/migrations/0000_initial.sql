CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`start` text NOT NULL,
	`scopes` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	`expires_at` text,
	`revoked_at` text,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_created_by` ON `api_keys` (`created_by`);--> statement-breakpoint
CREATE TABLE `failed_sign_ins` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failed_sign_ins_last` ON `failed_sign_ins` (`last_at`);--> statement-breakpoint
CREATE TABLE `one_time_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`purpose` text NOT NULL,
	`email` text,
	`sign_up` text,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_links_user` ON `one_time_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `one_time_links_expiry` ON `one_time_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` blob NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`network` text NOT NULL,
	`is_browser` integer NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`reauthenticated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `totp_secrets` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer,
	`last_used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `used_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_tickets_expiry` ON `used_tickets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_confirmed` integer DEFAULT true NOT NULL,
	`pending_email` text,
	`role` text NOT NULL,
	`blocked` integer DEFAULT false NOT NULL,
	`password_hash` text NOT NULL,
	`is_initial_password` integer DEFAULT false NOT NULL,
	`password_printed_at` text,
	`has_second_factor` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_id_unique` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_username` ON `users` ("username" COLLATE NOCASE,`created_at`);--> statement-breakpoint
CREATE INDEX `users_email` ON `users` ("email" COLLATE NOCASE,`created_at`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` ("role" COLLATE NOCASE,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` text NOT NULL,
	`actor_id` text,
	`address` text,
	`device` text,
	`request_id` text,
	`action` text NOT NULL,
	`subject_kind` text,
	`subject_id` text,
	`subject_name` text,
	`before` text,
	`after` text,
	`previous_hash` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_newest` ON `audit_entries` (`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_entries_action` ON `audit_entries` (`action`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_entries_actor` ON `audit_entries` (`actor_id`,`created_at`,`seq`);--> statement-breakpoint
CREATE TABLE `backups` (
	`id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text NOT NULL,
	`file` text,
	`place` text,
	`bytes` integer,
	`counts` text,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `backups_newest` ON `backups` (`started_at`);--> statement-breakpoint
CREATE TABLE `builds` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`release_of` text,
	`message` text,
	`requested_at` text NOT NULL,
	`started_at` text,
	`finished_at` text,
	`live_at` text
);
--> statement-breakpoint
CREATE INDEX `builds_newest` ON `builds` (`requested_at`,`id`);--> statement-breakpoint
CREATE INDEX `builds_status` ON `builds` (`status`);--> statement-breakpoint
CREATE TABLE `content_revision` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `received_webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` text NOT NULL,
	`report` text
);
--> statement-breakpoint
CREATE TABLE `gallery_items` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`picture_id` text NOT NULL,
	`tour` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `gallery_items_newest` ON `gallery_items` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `gallery_items_picture` ON `gallery_items` (`picture_id`);--> statement-breakpoint
CREATE TABLE `page_pictures` (
	`page_id` text NOT NULL,
	`picture_id` text NOT NULL,
	PRIMARY KEY(`page_id`, `picture_id`),
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `page_pictures_picture` ON `page_pictures` (`picture_id`);--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`topic` text,
	`blocks` text NOT NULL,
	`is_shown` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug` ON `pages` ("slug" COLLATE NOCASE);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`country` text,
	`month` text,
	`comment` text NOT NULL,
	`stars` integer,
	`tour` text,
	`is_shown` integer DEFAULT true NOT NULL,
	`position` integer,
	`created_at` text NOT NULL,
	`updated_at` text
);
--> statement-breakpoint
CREATE INDEX `reviews_newest` ON `reviews` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `shared_questions` (
	`position` integer PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`section` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` text
);
--> statement-breakpoint
CREATE TABLE `team_members` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text,
	`languages` text NOT NULL,
	`since` integer,
	`guide_licence` text,
	`first_aid` text,
	`words` text,
	`picture_id` text,
	`is_shown` integer DEFAULT true NOT NULL,
	`position` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `team_members_picture` ON `team_members` (`picture_id`);--> statement-breakpoint
CREATE TABLE `tour_photos` (
	`tour_id` text NOT NULL,
	`position` integer NOT NULL,
	`picture_id` text NOT NULL,
	`caption` text,
	`alt` text,
	PRIMARY KEY(`tour_id`, `position`),
	FOREIGN KEY (`tour_id`) REFERENCES `tour_services`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_id`) REFERENCES `pictures`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tour_photos_picture` ON `tour_photos` (`picture_id`);--> statement-breakpoint
CREATE TABLE `tour_services` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`description_text` text,
	`detail_page` text NOT NULL,
	`highlights` text NOT NULL,
	`tips` text NOT NULL,
	`whatsapp` text NOT NULL,
	`email` text NOT NULL,
	`facts` text DEFAULT '{}' NOT NULL,
	`is_shown` integer DEFAULT true NOT NULL,
	`position` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tour_services_newest` ON `tour_services` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `conversation_file_slices` (
	`file_id` text NOT NULL,
	`position` integer NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`file_id`, `position`),
	FOREIGN KEY (`file_id`) REFERENCES `conversation_files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `conversation_files` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`message_id` text,
	`proposal_id` text,
	`in_template` integer DEFAULT false NOT NULL,
	`name` text NOT NULL,
	`type` text DEFAULT 'application/octet-stream' NOT NULL,
	`bytes` integer NOT NULL,
	`arriving` integer DEFAULT false NOT NULL,
	`uploaded_at` text,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_files_id_unique` ON `conversation_files` (`id`);--> statement-breakpoint
CREATE INDEX `conversation_files_message` ON `conversation_files` (`message_id`);--> statement-breakpoint
CREATE INDEX `conversation_files_proposal` ON `conversation_files` (`proposal_id`) WHERE "conversation_files"."proposal_id" is not null;--> statement-breakpoint
CREATE INDEX `conversation_files_arriving` ON `conversation_files` (`arriving`) WHERE arriving;--> statement-breakpoint
CREATE INDEX `conversation_files_unused` ON `conversation_files` (`uploaded_at`) WHERE message_id IS NULL AND proposal_id IS NULL AND NOT in_template;--> statement-breakpoint
CREATE TABLE `conversation_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_addresses_of` ON `conversation_addresses` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text,
	`email` text NOT NULL,
	`phone` text,
	`destination` text,
	`pax_number` integer,
	`checkin_date` text,
	`checkout_date` text,
	`starts_on` text,
	`ends_on` text,
	`dates_set_at` text,
	`asked_at` text,
	`asks_for_id` text,
	`preview` text NOT NULL,
	`box` text NOT NULL,
	`state` text NOT NULL,
	`lost_reason` text,
	`assignee_id` text,
	`remind_at` text,
	`waiting_since` text,
	`due_at` text,
	`reply_due_at` text,
	`first_answer_at` text,
	`source` text,
	`quoted_at` text,
	`confirmed_at` text,
	`trashed_at` text,
	`latest_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_id_unique` ON `conversations` (`id`);--> statement-breakpoint
CREATE INDEX `conversations_latest` ON `conversations` (`box`,`latest_at`,`created_at`,`seq`,`state`,`waiting_since`);--> statement-breakpoint
CREATE INDEX `conversations_created` ON `conversations` (`box`,`created_at`,`seq`,`state`,`waiting_since`);--> statement-breakpoint
CREATE INDEX `conversations_name` ON `conversations` (`box`,"name" COLLATE NOCASE,`created_at`,`seq`,`state`,`waiting_since`);--> statement-breakpoint
CREATE INDEX `conversations_starts` ON `conversations` (`box`,`starts_on`,`created_at`,`seq`,`state`,`waiting_since`,`ends_on`);--> statement-breakpoint
CREATE INDEX `conversations_undated` ON `conversations` (`box`,`latest_at`,`seq`,`state`) WHERE "conversations"."starts_on" IS NULL AND "conversations"."asked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `conversations_waiting` ON `conversations` (`box`,`waiting_since`,`created_at`,`seq`,`due_at`);--> statement-breakpoint
CREATE INDEX `conversations_state` ON `conversations` (`box`,`state`,`latest_at`,`seq`);--> statement-breakpoint
CREATE INDEX `conversations_assignee` ON `conversations` (`box`,`assignee_id`,`latest_at`,`created_at`,`seq`) WHERE "conversations"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX `conversations_destination` ON `conversations` (`box`,`destination`,`latest_at`,`seq`);--> statement-breakpoint
CREATE INDEX `conversations_reminders` ON `conversations` (`box`,`remind_at`,`created_at`,`seq`,`state`,`waiting_since`);--> statement-breakpoint
CREATE INDEX `conversations_trash` ON `conversations` (`trashed_at`) WHERE "conversations"."trashed_at" is not null;--> statement-breakpoint
CREATE TABLE `link_clicks` (
	`seq` integer PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`source` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `link_clicks_age` ON `link_clicks` (`created_at`);--> statement-breakpoint
CREATE TABLE `mailbox_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`port` integer NOT NULL,
	`user` text NOT NULL,
	`password` text NOT NULL,
	`folder` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mailbox_tries` (
	`mailbox` text NOT NULL,
	`uid_validity` text NOT NULL,
	`uid` integer NOT NULL,
	`tries` integer NOT NULL,
	PRIMARY KEY(`mailbox`, `uid_validity`, `uid`)
);
--> statement-breakpoint
CREATE TABLE `mailbox_troubles` (
	`id` integer PRIMARY KEY NOT NULL,
	`since` text NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`name` text PRIMARY KEY NOT NULL,
	`uid_validity` text NOT NULL,
	`last_uid` integer NOT NULL,
	`started_at` text NOT NULL,
	`read_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`port` integer NOT NULL,
	`user` text,
	`password` text,
	`from_name` text,
	`from_address` text NOT NULL,
	`inbox` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`to` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`parts` text NOT NULL,
	`files` text,
	`is_personal` integer DEFAULT false NOT NULL,
	`reference_ids` text,
	`answers` text,
	`about` text,
	`receipt_for` text,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_at` text NOT NULL,
	`send_at` text,
	`queued_at` text,
	`due_at` text,
	`lease` text,
	`settled_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_id_unique` ON `mails` (`id`);--> statement-breakpoint
CREATE INDEX `mails_newest` ON `mails` (`created_at`,`seq`,`status`);--> statement-breakpoint
CREATE INDEX `mails_to` ON `mails` ("to" COLLATE NOCASE,`created_at`,`seq`,`status`);--> statement-breakpoint
CREATE INDEX `mails_answers` ON `mails` (`answers`) WHERE "mails"."answers" is not null;--> statement-breakpoint
CREATE INDEX `mails_about` ON `mails` (`about`) WHERE "mails"."about" is not null;--> statement-breakpoint
CREATE INDEX `mails_receipts` ON `mails` (`receipt_for`,`created_at`) WHERE "mails"."receipt_for" is not null;--> statement-breakpoint
CREATE INDEX `mails_planned` ON `mails` (`send_at`) WHERE "mails"."send_at" is not null;--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `mails_settled` ON `mails` (`settled_at`) WHERE "mails"."settled_at" is not null;--> statement-breakpoint
CREATE TABLE `latest_flood` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`last_at` text NOT NULL,
	`messages` integer NOT NULL,
	`mail_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`kind` text NOT NULL,
	`from_guest` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`by_id` text,
	`text` text,
	`name` text,
	`email` text DEFAULT '' NOT NULL,
	`phone` text,
	`destination` text,
	`pax_number` integer,
	`checkin_date` text,
	`checkout_date` text,
	`starts_on` text,
	`ends_on` text,
	`subject` text,
	`sender` text,
	`mail_key` text,
	`mail_id` text,
	`to` text,
	`answers_id` text,
	`flagged` integer DEFAULT false NOT NULL,
	`receipt_owed` integer DEFAULT false NOT NULL,
	`aside` integer DEFAULT false NOT NULL,
	`trashed` integer DEFAULT false NOT NULL,
	`reply_due_at` text,
	`responded_at` text,
	`closed_at` text,
	`details` text,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id_unique` ON `messages` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_mail_key_unique` ON `messages` (`mail_key`);--> statement-breakpoint
CREATE INDEX `messages_conversation` ON `messages` (`conversation_id`,`created_at`,`seq`,`from_guest`);--> statement-breakpoint
CREATE INDEX `messages_waiting` ON `messages` (`conversation_id`,`created_at`,`seq`) WHERE from_guest AND NOT flagged AND responded_at IS NULL AND closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `messages_age` ON `messages` (`created_at`,`kind`);--> statement-breakpoint
CREATE INDEX `messages_newest` ON `messages` (`kind`,`flagged`,`created_at`,`seq`,`responded_at`,`closed_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `messages_name` ON `messages` (`kind`,`flagged`,"name" COLLATE NOCASE,`created_at`,`seq`,`responded_at`,`closed_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `messages_email` ON `messages` (`kind`,`flagged`,"email" COLLATE NOCASE,`created_at`,`seq`,`responded_at`,`closed_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `messages_destination` ON `messages` (`kind`,`flagged`,"destination" COLLATE NOCASE,`created_at`,`seq`,`responded_at`,`closed_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `messages_pax_number` ON `messages` (`kind`,`flagged`,`pax_number`,`created_at`,`seq`,`responded_at`,`closed_at`,`trashed`);--> statement-breakpoint
CREATE INDEX `messages_mail` ON `messages` (`mail_id`) WHERE "messages"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX `messages_answers` ON `messages` (`answers_id`,`created_at`) WHERE "messages"."answers_id" is not null;--> statement-breakpoint
CREATE TABLE `agenda_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`names` integer NOT NULL,
	`contacts` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agenda_feeds_hash_unique` ON `agenda_feeds` (`hash`);--> statement-breakpoint
CREATE TABLE `digests` (
	`user_id` text PRIMARY KEY NOT NULL,
	`done_on` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `push_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`messages` text NOT NULL,
	`reminders` integer NOT NULL,
	`hides_names` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `push_progress` (
	`id` integer PRIMARY KEY NOT NULL,
	`message_seq` integer NOT NULL,
	`reminded_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`device` text NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_id_unique` ON `push_subscriptions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`color` text NOT NULL,
	`main_file` text NOT NULL,
	`renditions` text NOT NULL,
	`is_pending` integer DEFAULT false NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`kept_until` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pictures_pending` ON `pictures` (`is_pending`,`failures`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `unused_files` (
	`file` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`proposal_id` text NOT NULL,
	`receipt` integer NOT NULL,
	`received_on` text NOT NULL,
	`way` text NOT NULL,
	`amount` real NOT NULL,
	`currency` text NOT NULL,
	`settles` real NOT NULL,
	`note` text,
	`fiscal_number` text,
	`by_id` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_id_unique` ON `payments` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_receipt` ON `payments` (`proposal_id`,`receipt`);--> statement-breakpoint
CREATE TABLE `proposal_versions` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`proposal_id` text NOT NULL,
	`number` integer NOT NULL,
	`content` text NOT NULL,
	`token` text,
	`hash` text,
	`channel` text,
	`guest_name` text,
	`text` text,
	`frozen_at` text,
	`sent_at` text,
	`seen_at` text,
	`by_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_versions_id_unique` ON `proposal_versions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_versions_token_unique` ON `proposal_versions` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_versions_number` ON `proposal_versions` (`proposal_id`,`number`);--> statement-breakpoint
CREATE TABLE `proposals` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`code` text NOT NULL,
	`state` text NOT NULL,
	`current_version` integer DEFAULT 0 NOT NULL,
	`acceptance` text,
	`declined_reason` text,
	`total` real,
	`currency` text,
	`sent_at` text,
	`seen_at` text,
	`decided_at` text,
	`cancelled_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_id_unique` ON `proposals` (`id`);--> statement-breakpoint
CREATE INDEX `proposals_conversation` ON `proposals` (`conversation_id`,`seq`);--> statement-breakpoint
CREATE INDEX `proposals_sent` ON `proposals` (`sent_at`);--> statement-breakpoint
CREATE INDEX `proposals_state` ON `proposals` (`state`,`decided_at`);--> statement-breakpoint
CREATE TABLE `verification_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verification_codes_conversation` ON `verification_codes` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `ways_to_pay` (
	`id` integer PRIMARY KEY NOT NULL,
	`ways` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`conversation_id` text,
	`data` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text,
	`lease` text,
	`status` integer,
	`milliseconds` integer,
	`answer` text,
	`error` text,
	`created_at` text NOT NULL,
	`settled_at` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_newest` ON `webhook_deliveries` (`webhook_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE "webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_conversation` ON `webhook_deliveries` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_secret_until` text,
	`created_at` text NOT NULL,
	`disabled_at` text
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`route` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text,
	`answer` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`route`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `milestones` (
	`name` text PRIMARY KEY NOT NULL,
	`reached_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counted_requests` (
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counted_requests_key` ON `counted_requests` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `counted_requests_age` ON `counted_requests` (`at`);--> statement-breakpoint
CREATE TABLE `installation` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`place` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `versions` (
	`id` integer PRIMARY KEY NOT NULL,
	`content` integer NOT NULL,
	`builds` integer NOT NULL,
	`mails` integer NOT NULL,
	`mail_settings` integer NOT NULL,
	`inbox` integer NOT NULL,
	`webhooks` integer NOT NULL
);--> statement-breakpoint

-- Written by hand from here on: full-text search and the activity log.
CREATE VIRTUAL TABLE `audit_entries_search` USING fts5(`subject_name`, `address`, content='audit_entries', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `audit_entries_search` (`audit_entries_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `audit_entries_search_insert` AFTER INSERT ON `audit_entries` BEGIN
	INSERT INTO `audit_entries_search` (rowid, `subject_name`, `address`) VALUES (new.`seq`, new.`subject_name`, new.`address`);
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_search_delete` AFTER DELETE ON `audit_entries` BEGIN
	INSERT INTO `audit_entries_search` (`audit_entries_search`, rowid, `subject_name`, `address`) VALUES ('delete', old.`seq`, old.`subject_name`, old.`address`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `mails_search` USING fts5(`to`, `subject`, content='mails', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `mails_search` (`mails_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `mails_search_insert` AFTER INSERT ON `mails` BEGIN
	INSERT INTO `mails_search` (rowid, `to`, `subject`) VALUES (new.`seq`, new.`to`, new.`subject`);
END;--> statement-breakpoint
CREATE TRIGGER `mails_search_delete` AFTER DELETE ON `mails` BEGIN
	INSERT INTO `mails_search` (`mails_search`, rowid, `to`, `subject`) VALUES ('delete', old.`seq`, old.`to`, old.`subject`);
END;--> statement-breakpoint
CREATE TRIGGER `mails_search_update` AFTER UPDATE OF `to`, `subject` ON `mails` BEGIN
	INSERT INTO `mails_search` (`mails_search`, rowid, `to`, `subject`) VALUES ('delete', old.`seq`, old.`to`, old.`subject`);
	INSERT INTO `mails_search` (rowid, `to`, `subject`) VALUES (new.`seq`, new.`to`, new.`subject`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `messages_search` USING fts5(`name`, `email`, `phone`, `destination`, `checkin_date`, `checkout_date`, `subject`, `text`, content='messages', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `messages_search` (`messages_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `messages_search_insert` AFTER INSERT ON `messages` WHEN new.`kind` <> 'change' BEGIN
	INSERT INTO `messages_search` (rowid, `name`, `email`, `phone`, `destination`, `checkin_date`, `checkout_date`, `subject`, `text`) VALUES (new.`seq`, new.`name`, new.`email`, new.`phone`, new.`destination`, new.`checkin_date`, new.`checkout_date`, new.`subject`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `messages_search_delete` AFTER DELETE ON `messages` WHEN old.`kind` <> 'change' BEGIN
	INSERT INTO `messages_search` (`messages_search`, rowid, `name`, `email`, `phone`, `destination`, `checkin_date`, `checkout_date`, `subject`, `text`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`phone`, old.`destination`, old.`checkin_date`, old.`checkout_date`, old.`subject`, old.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `messages_search_update` AFTER UPDATE OF `name`, `email`, `phone`, `destination`, `checkin_date`, `checkout_date`, `subject`, `text` ON `messages` WHEN new.`kind` <> 'change' BEGIN
	INSERT INTO `messages_search` (`messages_search`, rowid, `name`, `email`, `phone`, `destination`, `checkin_date`, `checkout_date`, `subject`, `text`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`phone`, old.`destination`, old.`checkin_date`, old.`checkout_date`, old.`subject`, old.`text`);
	INSERT INTO `messages_search` (rowid, `name`, `email`, `phone`, `destination`, `checkin_date`, `checkout_date`, `subject`, `text`) VALUES (new.`seq`, new.`name`, new.`email`, new.`phone`, new.`destination`, new.`checkin_date`, new.`checkout_date`, new.`subject`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `conversations_trashed` AFTER UPDATE OF `box` ON `conversations` WHEN (old.`box` = 'trash') <> (new.`box` = 'trash') BEGIN
	UPDATE `messages` SET `trashed` = new.`box` = 'trash' WHERE `conversation_id` = new.`id`;
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(`username`, `email`, `role`, content='users', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `users_search` (`users_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN
	INSERT INTO `users_search` (rowid, `username`, `email`, `role`) VALUES (new.`seq`, new.`username`, new.`email`, new.`role`);
END;--> statement-breakpoint
CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users` BEGIN
	INSERT INTO `users_search` (`users_search`, rowid, `username`, `email`, `role`) VALUES ('delete', old.`seq`, old.`username`, old.`email`, old.`role`);
END;--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `username`, `email`, `role` ON `users` BEGIN
	INSERT INTO `users_search` (`users_search`, rowid, `username`, `email`, `role`) VALUES ('delete', old.`seq`, old.`username`, old.`email`, old.`role`);
	INSERT INTO `users_search` (rowid, `username`, `email`, `role`) VALUES (new.`seq`, new.`username`, new.`email`, new.`role`);
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_append` BEFORE INSERT ON `audit_entries`
WHEN EXISTS (SELECT 1 FROM `audit_entries` WHERE `seq` >= new.`seq`)
	OR new.`previous_hash` <> coalesce((SELECT `hash` FROM `audit_entries` ORDER BY `seq` DESC LIMIT 1), '')
BEGIN
	SELECT RAISE(ABORT, 'Entries are added at the end alone.');
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_update` BEFORE UPDATE ON `audit_entries` BEGIN
	SELECT RAISE(ABORT, 'Entries are never changed.');
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_delete` BEFORE DELETE ON `audit_entries`
WHEN EXISTS (SELECT 1 FROM `audit_entries` WHERE `seq` < old.`seq`)
	OR NOT EXISTS (SELECT 1 FROM `audit_entries` WHERE `action` = 'audit.trimmed' AND json_extract(`after`, '$.upTo') >= old.`seq`)
BEGIN
	SELECT RAISE(ABORT, 'Only the oldest entries are removed, and an entry tells of it first.');
END;--> statement-breakpoint
INSERT INTO `versions` (`id`, `content`, `builds`, `mails`, `mail_settings`, `inbox`, `webhooks`) VALUES (1, 0, 0, 0, 0, 0, 0);--> statement-breakpoint
CREATE TRIGGER `versions_content_revision_insert` AFTER INSERT ON `content_revision` BEGIN
	UPDATE `versions` SET `content` = `content` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_content_revision_update` AFTER UPDATE ON `content_revision` BEGIN
	UPDATE `versions` SET `content` = `content` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_pictures_insert` AFTER INSERT ON `pictures` BEGIN
	UPDATE `versions` SET `content` = `content` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_pictures_update` AFTER UPDATE OF `is_pending` ON `pictures` BEGIN
	UPDATE `versions` SET `content` = `content` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_builds` AFTER INSERT ON `builds` BEGIN
	UPDATE `versions` SET `builds` = `builds` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_received_webhooks` AFTER INSERT ON `received_webhooks` WHEN new.`report` IS NOT NULL BEGIN
	UPDATE `versions` SET `builds` = `builds` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_mails_insert` AFTER INSERT ON `mails` WHEN new.`status` = 'queued' BEGIN
	UPDATE `versions` SET `mails` = `mails` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_mails_update` AFTER UPDATE OF `status` ON `mails` WHEN new.`status` = 'queued' BEGIN
	UPDATE `versions` SET `mails` = `mails` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_mail_settings_insert` AFTER INSERT ON `mail_settings` BEGIN
	UPDATE `versions` SET `mail_settings` = `mail_settings` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_mail_settings_update` AFTER UPDATE ON `mail_settings` BEGIN
	UPDATE `versions` SET `mail_settings` = `mail_settings` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_mail_settings_delete` AFTER DELETE ON `mail_settings` BEGIN
	UPDATE `versions` SET `mail_settings` = `mail_settings` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_mailbox_settings_insert` AFTER INSERT ON `mailbox_settings` BEGIN
	UPDATE `versions` SET `mail_settings` = `mail_settings` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_mailbox_settings_update` AFTER UPDATE ON `mailbox_settings` BEGIN
	UPDATE `versions` SET `mail_settings` = `mail_settings` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_mailbox_settings_delete` AFTER DELETE ON `mailbox_settings` BEGIN
	UPDATE `versions` SET `mail_settings` = `mail_settings` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_messages_insert` AFTER INSERT ON `messages` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_messages_sent` AFTER UPDATE OF `created_at` ON `messages` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_conversation_files_insert` AFTER INSERT ON `conversation_files` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_conversation_files_update` AFTER UPDATE OF `arriving` ON `conversation_files` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_conversation_files_delete` AFTER DELETE ON `conversation_files` WHEN old.`arriving` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_proposals_insert` AFTER INSERT ON `proposals` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_proposals_update` AFTER UPDATE OF `state`, `current_version`, `seen_at` ON `proposals` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_payments_insert` AFTER INSERT ON `payments` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_payments_update` AFTER UPDATE ON `payments` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE VIEW `webhook_events` AS SELECT `event`, `conversation_id`, `data` FROM `webhook_deliveries`;--> statement-breakpoint
CREATE TRIGGER `webhook_events_insert` INSTEAD OF INSERT ON `webhook_events` BEGIN
	INSERT INTO `webhook_deliveries` (`id`, `webhook_id`, `event`, `conversation_id`, `data`, `state`, `attempts`, `created_at`, `due_at`)
	SELECT lower(hex(randomblob(16))), `id`, new.`event`, new.`conversation_id`, new.`data`, 'waiting', 0, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
	FROM `webhooks` WHERE `disabled_at` IS NULL AND EXISTS (SELECT 1 FROM json_each(`events`) WHERE `value` = new.`event`);
END;--> statement-breakpoint
CREATE TRIGGER `webhook_inquiry_received` AFTER INSERT ON `messages` WHEN new.`kind` IN ('inquiry', 'contact') AND NOT new.`flagged` BEGIN
	INSERT INTO `webhook_events` (`event`, `conversation_id`, `data`) VALUES ('inquiry.received', new.`conversation_id`, json_object('conversationId', new.`conversation_id`, 'messageId', new.`id`, 'form', new.`kind`));
END;--> statement-breakpoint
CREATE TRIGGER `webhook_replied` AFTER INSERT ON `messages` WHEN new.`kind` = 'reply' AND NOT EXISTS (SELECT 1 FROM `mails` WHERE `id` = new.`mail_id` AND `send_at` IS NOT NULL) BEGIN
	INSERT INTO `webhook_events` (`event`, `conversation_id`, `data`) VALUES ('conversation.replied', new.`conversation_id`, json_object('conversationId', new.`conversation_id`, 'messageId', new.`id`));
END;--> statement-breakpoint
CREATE TRIGGER `webhook_planned_reply_sent` AFTER UPDATE OF `created_at` ON `messages` WHEN new.`kind` = 'reply' BEGIN
	INSERT INTO `webhook_events` (`event`, `conversation_id`, `data`) VALUES ('conversation.replied', new.`conversation_id`, json_object('conversationId', new.`conversation_id`, 'messageId', new.`id`));
END;--> statement-breakpoint
CREATE TRIGGER `webhook_state_changed` AFTER UPDATE OF `state` ON `conversations` WHEN old.`state` <> new.`state` BEGIN
	INSERT INTO `webhook_events` (`event`, `conversation_id`, `data`) VALUES ('conversation.state_changed', new.`id`, json_object('conversationId', new.`id`, 'state', new.`state`, 'previousState', old.`state`));
END;--> statement-breakpoint
CREATE TRIGGER `webhook_proposal_accepted` AFTER UPDATE OF `state` ON `proposals` WHEN new.`state` = 'accepted' AND old.`state` <> 'accepted' BEGIN
	INSERT INTO `webhook_events` (`event`, `conversation_id`, `data`) VALUES ('proposal.accepted', new.`conversation_id`, json_object('conversationId', new.`conversation_id`, 'proposalId', new.`id`, 'version', json_extract(new.`acceptance`, '$.version'), 'total', new.`total`, 'currency', new.`currency`));
END;--> statement-breakpoint
CREATE TRIGGER `webhook_release_live` AFTER UPDATE OF `live_at` ON `builds` WHEN new.`live_at` IS NOT NULL AND old.`live_at` IS NULL BEGIN
	INSERT INTO `webhook_events` (`event`, `conversation_id`, `data`) VALUES ('release.live', NULL, json_object('buildId', new.`id`, 'revision', new.`revision`));
END;--> statement-breakpoint
CREATE TRIGGER `versions_webhook_deliveries_insert` AFTER INSERT ON `webhook_deliveries` WHEN new.`state` = 'waiting' BEGIN
	UPDATE `versions` SET `webhooks` = `webhooks` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_webhook_deliveries_retry` AFTER UPDATE OF `settled_at` ON `webhook_deliveries` WHEN new.`state` = 'waiting' BEGIN
	UPDATE `versions` SET `webhooks` = `webhooks` + 1;
END;
