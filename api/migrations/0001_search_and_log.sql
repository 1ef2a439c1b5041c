CREATE VIRTUAL TABLE `audit_entries_search` USING fts5(`subject_name`, `address`, content='audit_entries', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `audit_entries_search` (`audit_entries_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `audit_entries_search_insert` AFTER INSERT ON `audit_entries` BEGIN
	INSERT INTO `audit_entries_search` (rowid, `subject_name`, `address`) VALUES (new.`seq`, new.`subject_name`, new.`address`);
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_search_delete` AFTER DELETE ON `audit_entries` BEGIN
	INSERT INTO `audit_entries_search` (`audit_entries_search`, rowid, `subject_name`, `address`) VALUES ('delete', old.`seq`, old.`subject_name`, old.`address`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `contacts_search` USING fts5(`name`, `email`, `message`, `response_message`, content='contacts', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `contacts_search` (`contacts_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `contacts_search_insert` AFTER INSERT ON `contacts` BEGIN
	INSERT INTO `contacts_search` (rowid, `name`, `email`, `message`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`message`, new.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `contacts_search_delete` AFTER DELETE ON `contacts` BEGIN
	INSERT INTO `contacts_search` (`contacts_search`, rowid, `name`, `email`, `message`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`message`, old.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `contacts_search_update` AFTER UPDATE OF `name`, `email`, `message`, `response_message` ON `contacts` BEGIN
	INSERT INTO `contacts_search` (`contacts_search`, rowid, `name`, `email`, `message`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`message`, old.`response_message`);
	INSERT INTO `contacts_search` (rowid, `name`, `email`, `message`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`message`, new.`response_message`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `conversation_entries_search` USING fts5(`text`, content='conversation_entries', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `conversation_entries_search` (`conversation_entries_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `conversation_entries_search_insert` AFTER INSERT ON `conversation_entries` BEGIN
	INSERT INTO `conversation_entries_search` (rowid, `text`) VALUES (new.`seq`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `conversation_entries_search_delete` AFTER DELETE ON `conversation_entries` BEGIN
	INSERT INTO `conversation_entries_search` (`conversation_entries_search`, rowid, `text`) VALUES ('delete', old.`seq`, old.`text`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `guest_mails_search` USING fts5(`subject`, `text`, content='guest_mails', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `guest_mails_search` (`guest_mails_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `guest_mails_search_insert` AFTER INSERT ON `guest_mails` BEGIN
	INSERT INTO `guest_mails_search` (rowid, `subject`, `text`) VALUES (new.`seq`, new.`subject`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `guest_mails_search_delete` AFTER DELETE ON `guest_mails` BEGIN
	INSERT INTO `guest_mails_search` (`guest_mails_search`, rowid, `subject`, `text`) VALUES ('delete', old.`seq`, old.`subject`, old.`text`);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `inquiries_search` USING fts5(`name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`, content='inquiries', content_rowid='seq', tokenize='trigram remove_diacritics 1');--> statement-breakpoint
INSERT INTO `inquiries_search` (`inquiries_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER `inquiries_search_insert` AFTER INSERT ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`destination`, new.`checkin_date`, new.`checkout_date`, new.`phone`, new.`message`, new.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_search_delete` AFTER DELETE ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (`inquiries_search`, rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`destination`, old.`checkin_date`, old.`checkout_date`, old.`phone`, old.`message`, old.`response_message`);
END;--> statement-breakpoint
CREATE TRIGGER `inquiries_search_update` AFTER UPDATE OF `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message` ON `inquiries` BEGIN
	INSERT INTO `inquiries_search` (`inquiries_search`, rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`destination`, old.`checkin_date`, old.`checkout_date`, old.`phone`, old.`message`, old.`response_message`);
	INSERT INTO `inquiries_search` (rowid, `name`, `email`, `destination`, `checkin_date`, `checkout_date`, `phone`, `message`, `response_message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`destination`, new.`checkin_date`, new.`checkout_date`, new.`phone`, new.`message`, new.`response_message`);
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
INSERT INTO `versions` (`id`, `content`, `builds`, `mails`, `mail_settings`, `inbox`) VALUES (1, 0, 0, 0, 0, 0);--> statement-breakpoint
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
CREATE TRIGGER `versions_contacts_insert` AFTER INSERT ON `contacts` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_inquiries_insert` AFTER INSERT ON `inquiries` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_conversation_entries_insert` AFTER INSERT ON `conversation_entries` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_guest_mails_insert` AFTER INSERT ON `guest_mails` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_guest_mail_files_insert` AFTER INSERT ON `guest_mail_files` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_guest_mail_files_update` AFTER UPDATE OF `arriving` ON `guest_mail_files` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `versions_guest_mail_files_delete` AFTER DELETE ON `guest_mail_files` WHEN old.`arriving` BEGIN
	UPDATE `versions` SET `inbox` = `inbox` + 1;
END;
