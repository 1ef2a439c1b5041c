type Names = [RegExp, string][];

/** In this order: most browsers also name those that they are made from. */
const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: Names = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const find = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a name such as `Firefox on Android` for a user agent. */
export const deviceName = (userAgent = "") => {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (!browser) return system ? `A program on ${system}` : "A program";
  return system ? `${browser} on ${system}` : browser;
};
