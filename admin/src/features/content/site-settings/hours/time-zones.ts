/** `Africa/Addis Ababa`; always includes `chosen`. */
export const timeZoneChoices = (chosen: string) =>
  [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), chosen])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll("_", " ") }));

/** For example `14:05`. */
export const timeIn = (timeZone: string, now = new Date()) =>
  now.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
