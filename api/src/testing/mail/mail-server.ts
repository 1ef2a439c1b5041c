import { onTestFinished } from "vitest";
import { openMailServer } from "./open-mail-server.ts";

/** A real mail server for one test. */
export const startMailServer = async (...options: Parameters<typeof openMailServer>) => {
  const server = await openMailServer(...options);
  onTestFinished(server.close);
  return server;
};
