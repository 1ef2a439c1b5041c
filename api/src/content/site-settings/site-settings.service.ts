import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { findPlaceholders } from "shared/content/placeholders";
import type { PublishedDraft } from "shared/content/published-draft";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { describeUnfitLogo } from "shared/content/site-settings/brand/logo-size";
import { localDay } from "shared/content/site-settings/local-day";
import type {
  SettingsChange,
  VersionedSettings,
} from "shared/content/site-settings/settings-changes";
import { publicSettings, type SiteSettings } from "shared/content/site-settings/site-settings";
import type { SettingsAsRead } from "shared/content/site-settings/site-settings.endpoints";
import { changesBetween } from "#audit/changes-between.ts";
import type { AccountMails } from "#mail/account-mails/account-writer.ts";
import type { Actor } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, invalidField } from "#platform/errors.ts";
import type { Edit, EditContent } from "#publishing/content-editor.ts";
import { publishing } from "#publishing/published-draft.ts";
import { siteSettings } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { type ContentService, readSiteSettings } from "../snapshot/content.service.ts";
import { type Asker, guardUnsafeChange } from "./guard-unsafe-change.ts";
import { keepTemplateFiles } from "./keep-template-files.ts";
import { withStoredPhones } from "./stored-phones.ts";

/** 400 for an unknown picture or an unsuitable size. */
const refuseUnfitLogo = async (tx: Transaction, id: string | null | undefined) => {
  if (!id) return;
  const [picture] = await tx.select().from(pictures).where(eq(pictures.id, id));
  const problem = picture
    ? describeUnfitLogo(picture)
    : "The logo is no longer stored. Choose it again.";
  if (problem) throw invalidField("value.logo", problem);
};

const withVersion = <Value>(value: Value) => ({
  value,
  version: createHash("sha256").update(JSON.stringify(value)).digest("base64url"),
});

export const withVersions = (settings: SiteSettings): VersionedSettings => ({
  company: withVersion(settings.company),
  brand: withVersion(settings.brand),
  contact: withVersion(settings.contact),
  directions: withVersion(settings.directions),
  hours: withVersion(settings.hours),
  home: withVersion(settings.home),
  chat: withVersion(settings.chat),
  reviews: withVersion(settings.reviews),
  messages: withVersion(settings.messages),
  answers: withVersion(settings.answers),
  receipts: withVersion(settings.receipts),
  proposals: withVersion(settings.proposals),
  guestDetails: withVersion(settings.guestDetails),
  security: withVersion(settings.security),
  navigation: withVersion(settings.navigation),
  texts: withVersion(settings.texts),
  notices: withVersion(settings.notices),
  fullDays: withVersion(settings.fullDays),
  opening: withVersion(settings.opening),
});

/**
 * Changes a section; its new version is the value. 409 when it is no longer that of `version`, 400 for a phone number
 * that is none in the company's country and for a picture that cannot be the logo.
 */
export const changeSettings = async (
  tx: Transaction,
  change: SettingsChange,
  at: Date,
): Promise<Edit<string>> => {
  const stored = await readSiteSettings(tx);
  const current = withVersions(stored)[change.section];
  if (current.version !== change.version) throw editConflict(current);
  if (change.section === "brand") await refuseUnfitLogo(tx, change.value.logo);
  if (change.section === "answers" && change.value.templates)
    await keepTemplateFiles(tx, change.value.templates, at);
  const { section, value: changes } = withStoredPhones(change, stored.company.country);
  const value = { ...current.value, ...changes };
  const row = { section, value, updatedAt: at.toISOString() };
  await tx
    .insert(siteSettings)
    .values(row)
    .onConflictDoUpdate({ target: siteSettings.section, set: row });
  const subject = { kind: "settings", id: section, name: section } as const;
  const changed = changesBetween(current.value, value);
  const record = {
    kind: "settings" as const,
    id: section,
    name: section,
    before: { document: current.value, updatedAt: null },
    after: value,
  };
  return {
    value: withVersion(value).version,
    event: { action: "settings.changed", subject, ...changed },
    records: [record],
  };
};

type Deps = {
  now: () => Date;
  content: ContentService;
  editSettings: EditContent<[AccountMails]>;
  environment: SettingsAsRead["environment"];
};

const describeWith =
  ({ now, environment }: Pick<Deps, "now" | "environment">) =>
  (settings: SiteSettings): SettingsAsRead => {
    const placeholders = findPlaceholders(settings, localDay(now(), settings.hours.timeZone));
    return { ...withVersions(settings), placeholders, environment };
  };

/** The owner's settings for the company and the site. */
export const createSiteSettingsService = ({ now, content, editSettings, environment }: Deps) => {
  const describe = describeWith({ now, environment });
  return {
    read: async () => describe(await content.readSettings()),

    /** For admins with access to content: other sections than the public ones, the notices and the full days are the product's defaults. */
    readPublic: async () => {
      const stored = await content.readSettings();
      const { notices, fullDays } = stored;
      return describe({ ...blankSettings, ...publicSettings.parse(stored), notices, fullDays });
    },

    /**
     * The section's new version. 409 when it is no longer that of `version`, 400 for a phone number that is none in
     * the company's country and for a picture that cannot be the logo. What admins ask for in a session is
     * guarded as well.
     */
    save: (
      by: Actor,
      change: SettingsChange,
      asker?: Asker,
      draft: PublishedDraft = {},
    ): Promise<string> => {
      const save = async (tx: Transaction, mails: AccountMails) => {
        if (asker) await guardUnsafeChange(tx, await readSiteSettings(tx), change, asker, mails);
        return changeSettings(tx, change, now());
      };
      return editSettings(by, `Changed the settings: ${change.section}`, publishing(draft, save));
    },
  };
};
export type SiteSettingsService = ReturnType<typeof createSiteSettingsService>;
