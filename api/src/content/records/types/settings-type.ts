import { settingsChange } from "shared/content/site-settings/settings-changes";
import { settingsSection } from "shared/content/site-settings/site-settings";
import { editConflict, notFound } from "#platform/errors.ts";
import { parseInput } from "#platform/parse-input.ts";
import { changeSettings, withVersions } from "../../site-settings/site-settings.service.ts";
import { readSiteSettings } from "../../snapshot/content.service.ts";
import type { RecordType, RecordTypeDeps } from "./record-type.ts";

const parseSection = (id: string) => {
  const section = settingsSection.safeParse(id).data;
  if (!section) throw notFound("Section of the settings");
  return section;
};

const toChange = (id: string, value: unknown, version = "") =>
  parseInput(settingsChange, { section: parseSection(id), value, version });

/** Each section is a record; its id is its name. */
export const createSettingsType = ({ now }: Pick<RecordTypeDeps, "now">): RecordType => ({
  parse: (id, document) => toChange(id, document).value,

  read: async (tx, id) => {
    const section = settingsSection.safeParse(id).data;
    if (!section) return undefined;
    const { value, version } = withVersions(await readSiteSettings(tx))[section];
    return { name: section, document: value, version };
  },

  present: async (_tx, id, document) => {
    const { section, value } = toChange(id, document);
    return { kind: "settings", section, record: value };
  },

  publish: async (tx, id, { document, readAt }) => {
    if (readAt === null)
      throw editConflict(withVersions(await readSiteSettings(tx))[parseSection(id)]);
    return changeSettings(tx, toChange(id, document, readAt), now());
  },
});
