import type { TapChannel } from "shared/contact-taps";
import { referenceAlphabet, referenceLength, referenceText } from "shared/tap-reference";
import { readSource } from "../visit.ts";

const newReference = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(referenceLength)),
    (byte) => referenceAlphabet[byte % referenceAlphabet.length],
  ).join("");

let reference: string | undefined;
const told = new Set<TapChannel>();

/**
 * Tells the team that a link was followed, once for each kind on this page. Returns what the guest's text must hold so
 * that they find it: `Ref IK-4F2Q`.
 */
export function recordTap(channel: TapChannel, api: string): string {
  reference ??= newReference();
  if (!told.has(channel)) {
    told.add(channel);
    const body = JSON.stringify({ reference, channel, ...readSource() });
    // It is sent while the page is left, and nobody waits for it.
    navigator.sendBeacon?.(
      `${api}/api/contact-taps`,
      new Blob([body], { type: "application/json" }),
    );
  }
  return referenceText(reference);
}

/** After a text's last line, once. */
export const withReference = (text: string, reference: string) => {
  if (text.includes(reference)) return text;
  return text === "" || text.endsWith("\n") ? text + reference : `${text}\n${reference}`;
};
