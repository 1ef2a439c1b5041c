import type { Transaction } from "#platform/db/transaction.ts";
import { pages, siteSettings } from "#tables/content.ts";
import { starterPages } from "../../../starter-pages/starter-pages.ts";
import { pageRow } from "./page-row.ts";

/** Inserts the starter content: hidden pages on a closed site. */
export const insertStarterContent = async (tx: Transaction, now: Date) => {
  await tx
    .insert(pages)
    .values(starterPages.map((page) => pageRow({ ...page, isShown: false }, now)));
  await tx.insert(siteSettings).values({ section: "opening", value: { isOpen: false } });
};
