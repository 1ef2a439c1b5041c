import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { ReceiptDraft, ReceiptPreview } from "shared/inbox/receipts/receipt-words";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { MailBrand } from "#mail/layout/mail-brand.ts";
import { embedLogo, renderMail } from "#mail/layout/render-mail.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import { addDays } from "#platform/add-days.ts";
import { conflict } from "#platform/errors.ts";
import { receiptMail } from "../mails/form-mails.ts";
import { replyDeadline } from "../messages/reply-deadline.ts";

type Deps = {
  now: () => Date;
  content: Pick<ContentService, "current" | "readSettings">;
  readBrand: () => Promise<MailBrand>;
  mailServer: { readonly canSend: boolean };
  writeWithMails: WriteWithMails;
};

const withDraft = (settings: SiteSettings, { kind, ...words }: ReceiptDraft): SiteSettings => ({
  ...settings,
  receipts: { ...settings.receipts, [kind]: words },
});

/** Shows and tries the owner's words on a sample guest. */
export const createReceiptsService = (deps: Deps) => {
  const { now, content, readBrand, mailServer, writeWithMails } = deps;

  const writeSample = async (draft: ReceiptDraft, to: string) => {
    const settings = withDraft(await content.readSettings(), draft);
    const [tour] = (await content.current()).content.services;
    const at = now();
    const today = at.toISOString().slice(0, 10);
    const form = {
      ...{ kind: draft.kind, email: to, name: "Ada" },
      ...{ destination: tour?.title ?? "Lake tour", paxNumber: 2 },
      ...{ startsOn: addDays(today, 30), endsOn: addDays(today, 31) },
    };
    const { subject, parts } = receiptMail(
      form,
      { at, replyDueAt: replyDeadline(at, settings.hours) },
      settings,
    );
    return { to, subject, parts };
  };

  return {
    preview: async (draft: ReceiptDraft): Promise<ReceiptPreview> => {
      const mail = await writeSample(draft, "ada@example.com");
      const brand = await readBrand();
      const render = (scheme: "light" | "dark") =>
        renderMail(mail, brand, { logoAddress: embedLogo(brand), scheme });
      const { text, html } = render("light");
      return { subject: mail.subject, text, html: { light: html, dark: render("dark").html } };
    },

    /** Sends it by the way of all mails. 409 without a mail server. */
    sendTest: async (draft: ReceiptDraft, to: string) => {
      if (!mailServer.canSend)
        throw conflict("No email can be sent yet. Set up the mail server first.");
      const mail = await writeSample(draft, to);
      await writeWithMails((_tx, enqueue) => enqueue([mail]));
    },
  };
};
export type ReceiptsService = ReturnType<typeof createReceiptsService>;
