import { eq } from "drizzle-orm";
import { describeUnfitLogo } from "shared/content/site-settings/brand/logo-size";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField } from "#platform/errors.ts";
import { pictures } from "#tables/pictures.ts";

/** 400 for an unknown picture or an unsuitable size. */
export const refuseUnfitLogo = async (tx: Transaction, id: string | null | undefined) => {
  if (!id) return;
  const [picture] = await tx.select().from(pictures).where(eq(pictures.id, id));
  const problem = picture
    ? describeUnfitLogo(picture)
    : "The logo is no longer stored: choose it again.";
  if (problem) throw invalidField("value.logo", problem);
};
