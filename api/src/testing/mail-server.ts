import { onTestFinished } from "vitest";
import { openMailServer } from "./open-mail-server.ts";

/** A real mail server for one test. */
export const startMailServer = async () => {
  const server = await openMailServer();
  onTestFinished(server.close);
  return server;
};
