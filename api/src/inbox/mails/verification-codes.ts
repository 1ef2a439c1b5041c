import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { verifyPath } from "shared/inbox/proposals/guest-paths";
import {
  codeAlphabet,
  codeLength,
  formatVerificationCode,
} from "shared/inbox/proposals/verification-code";
import type { Transaction } from "#platform/db/transaction.ts";
import type { MailPart } from "#tables/mails.ts";
import { verificationCodes } from "#tables/proposals.ts";

const drawCode = () =>
  Array.from({ length: codeLength }, () =>
    codeAlphabet.charAt(randomInt(codeAlphabet.length)),
  ).join("");

/** A new code, so that the references of a proposal's payments and its receipts are never another one's. */
export const createVerificationCode = async (
  tx: Transaction,
  conversationId: string,
): Promise<string> => {
  for (;;) {
    const [made] = await tx
      .insert(verificationCodes)
      .values({ code: drawCode(), conversationId })
      .onConflictDoNothing()
      .returning({ code: verificationCodes.code });
    if (made) return made.code;
  }
};

/** A conversation's first code, for replies; made when it is first needed. */
export const getVerificationCode = async (
  tx: Transaction,
  conversationId: string,
): Promise<string> => {
  const { code } = verificationCodes;
  const [known] = await tx
    .select({ code })
    .from(verificationCodes)
    .where(eq(verificationCodes.conversationId, conversationId))
    .orderBy(sql`rowid`)
    .limit(1);
  return known?.code ?? createVerificationCode(tx, conversationId);
};

/** The line of a mail by which its reader can check the sender. */
export const verificationPart = (code: string, publicUrl: string): MailPart => ({
  role: "note",
  text: `To check that this email is from us, enter ${formatVerificationCode(code)} at ${publicUrl}${verifyPath}`,
});
