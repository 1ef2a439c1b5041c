import { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/site-settings.ts";
import type { Transaction } from "#db/transaction.ts";
import { starterPages } from "../../../starter-pages/starter-pages.ts";
import { pageRow } from "./page-row.ts";

/** What an owner begins with: hidden pages, on a site that is not open yet. */
export const insertStarterContent = async (tx: Transaction, now: Date) => {
  await tx
    .insert(pages)
    .values(starterPages.map((page) => pageRow({ ...page, isShown: false }, now)));
  await tx.insert(siteSettings).values({ section: "opening", value: { isOpen: false } });
};
