import { eq } from "drizzle-orm";
import { describeUnfitLogo } from "shared/brand/logo-size";
import { pictures } from "#db/schema/pictures.ts";
import type { Transaction } from "#db/transaction.ts";
import { invalidField } from "../../lib/errors.ts";

/** 400 for a picture that is not stored, or whose size does not fit. */
export const refuseUnfitLogo = async (tx: Transaction, id: string | null | undefined) => {
  if (!id) return;
  const [picture] = await tx.select().from(pictures).where(eq(pictures.id, id));
  const problem = picture
    ? describeUnfitLogo(picture)
    : "The logo is no longer stored: choose it again.";
  if (problem) throw invalidField("value.logo", problem);
};
