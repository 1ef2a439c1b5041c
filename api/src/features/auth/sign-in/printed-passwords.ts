import { forbidden } from "../../../lib/errors.ts";

const days = 7;
const lifetime = days * 24 * 3_600_000;

/** 403 for a password that was printed too long ago, where a log or a screen may keep it. */
export const refuseExpired = (
  { passwordPrintedAt }: { passwordPrintedAt: string | null },
  now: Date,
) => {
  if (passwordPrintedAt === null) return;
  if (now.getTime() - Date.parse(passwordPrintedAt) < lifetime) return;
  throw forbidden(
    `This printed password worked for ${days} days. “pnpm admin:password” on the server prints a new one.`,
  );
};
