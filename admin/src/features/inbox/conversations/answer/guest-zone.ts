import { findPhoneCountry } from "shared/text/phone";
import { z } from "zod";

const zoneNames = z.array(z.string()).catch([]);

/** Empty in browsers that don't know the zones of countries. */
const listZones = (country: string) => {
  const locale = new Intl.Locale("und", { region: country });
  const read: unknown = Reflect.get(locale, "getTimeZones");
  return zoneNames.parse(typeof read === "function" ? read.call(locale) : []);
};

const readClock = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);

/** The guest's time zone by the country of their phone number, if clocks there all show the same time. */
export const findGuestZone = (phone: string | undefined, at = new Date()): string | undefined => {
  const country = phone && findPhoneCountry(phone);
  const zones = country ? listZones(country) : [];
  const clocks = new Set(zones.map((zone) => readClock(zone, at)));
  return clocks.size === 1 ? zones[0] : undefined;
};
