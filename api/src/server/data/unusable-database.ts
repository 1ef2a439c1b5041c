import { StartError } from "#platform/start-error.ts";

export const unusableDatabase = (url: string, error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`DATABASE_URL ${url.replace(/\?.*/s, "")} cannot be used: ${reason}`);
};
