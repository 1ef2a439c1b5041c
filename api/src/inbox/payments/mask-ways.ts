import { isDeepStrictEqual } from "node:util";
import type { AuditValues } from "shared/audit/audit";
import type { WayToPay } from "shared/inbox/ways-to-pay/ways-to-pay";

/** All letters and digits but the last four. */
const maskNumber = (number: string) =>
  number.replace(/[\p{L}\d](?=(?:[^\p{L}\d]*[\p{L}\d]){4})/gu, "•");

/** All digits but the last four of each number in a text. */
const maskDigits = (text: string) => text.replace(/\d(?=(?:[\s.-]*\d){4})/g, "•");

const maskText = (name: string, text: string) =>
  ["account", "iban", "code"].includes(name) ? maskNumber(text) : maskDigits(text);

const maskWay = (way: WayToPay) =>
  Object.entries(way)
    .flatMap(([name, text]) => (text === null ? [] : [`${name}: ${maskText(name, text)}`]))
    .join("; ");

/** Describes ways to pay for the activity log, which must not hold whole account numbers but names each change. */
export const maskWays = (ways: WayToPay[], earlier: WayToPay[]): AuditValues =>
  Object.fromEntries(
    ways.map((way, index) => {
      const before = earlier[index];
      const masked = maskWay(way);
      const isHidden = before && maskWay(before) === masked && !isDeepStrictEqual(before, way);
      return [`way ${index + 1}`, isHidden ? `${masked} (hidden digits changed)` : masked];
    }),
  );
