import type { SourceInput } from "shared/inbox/message-source";
import { isRecordOf, isString } from "./guards.ts";
import { pagePath } from "./page-path.ts";
import { readPageTopic } from "./page-topic.ts";

const key = "visit";
const campaignName = /^utm_(source|medium|campaign|term|content)$/;
const longestText = 100;

const withoutWww = (host: string) => host.replace(/^www\./, "");

/** Campaign and referring site of this page, except the site itself. */
const readArrival = (): Record<string, string> => {
  const host = withoutWww(document.referrer.split("/")[2] ?? "");
  const isOther = host !== "" && host !== withoutWww(location.host);
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    campaignName.test(name),
  );
  const parts = [...(isOther ? [["referrer", host] as const] : []), ...campaign];
  return Object.fromEntries(parts.map(([name, text]) => [name, text.slice(0, longestText)]));
};

const readStored = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

/** Keeps the first known source of the visit in this tab. */
export function beginVisit(): void {
  const arrival = readArrival();
  if (Object.keys(arrival).length === 0) return;
  try {
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, JSON.stringify(arrival));
  } catch {
    // Without storage, only this page's own source is known.
  }
}

/** Without the secret that the address of a proposal holds. */
const currentPage = () => pagePath(location).replace(/^\/p\/.*/, "/p");

export function readSource(): SourceInput {
  const stored = readStored();
  const arrival = isRecordOf(isString)(stored) ? stored : readArrival();
  return { page: currentPage(), tour: readPageTopic(), ...arrival };
}
