import { AppError } from "./errors.ts";

const recentMilliseconds = 10 * 60_000;

/** 403 where too much time has passed since the user gave password or second factor in this session. */
export const requireRecentReauthentication = (
  { reauthenticatedAt }: { reauthenticatedAt: string },
  now: Date,
) => {
  // The clock may have been put back since.
  if (Math.abs(now.getTime() - Date.parse(reauthenticatedAt)) < recentMilliseconds) return;
  throw new AppError("proof_required", "Please confirm your identity and try again.");
};
