import {
  readSiteSettings,
  type SettingsAsRead,
} from "shared/content/site-settings/site-settings.endpoints";
import { findReading, storeReading } from "./readings.ts";

const name = "settings";

export const storeSettings = (account: string, data: SettingsAsRead, isRefused: () => boolean) =>
  storeReading({ kind: "settings", name, account, data }, isRefused);

/** Returns `undefined` when none are stored or an older version stored them. */
export const findSettings = async (account: string) => {
  const stored = await findReading(name, account);
  const { data } = readSiteSettings.answer.safeParse(stored?.data);
  return stored && data && { settings: data, at: stored.at };
};
