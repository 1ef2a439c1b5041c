import { expect, test, vi } from "vitest";
import { startApi } from "../../testing/start-api.ts";
import { readPasskey } from "./read-passkey.ts";

test("asks to try again after a success without a body", async () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  await using api = await startApi({ status: 200, body: "" });
  const outcome = await readPasskey(api.url, "ticket");
  vi.unstubAllGlobals();
  expect(outcome).toEqual({ text: "Login failed. Please try again.", isOver: false });
});
