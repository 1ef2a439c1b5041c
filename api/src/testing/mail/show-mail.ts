import { blankSettings } from "shared/content/site-settings/blank-settings";
import { toMailBrand } from "#mail/layout/mail-brand.ts";
import { type MailWords, renderMail } from "#mail/layout/render-mail.ts";

/** The text and HTML of a mail of a company without a logo. */
export const showMail = (mail: MailWords) =>
  renderMail(mail, toMailBrand(blankSettings, null), { logoAddress: "" });
