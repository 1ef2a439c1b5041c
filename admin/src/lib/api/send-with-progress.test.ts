import { createGalleryItem } from "shared/content/gallery.endpoints";
import { messageBody } from "shared/http/errors";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { createApi } from "./api-client.ts";
import { ApiError, NetworkError } from "./api-error.ts";
import { sendWithProgress } from "./send-with-progress.ts";

const noPhoto = {
  ...{ alt: null, decorative: null, focalPoint: null, photographer: null, permission: null },
  ...{ imageFile: null, picture: null, onlyNew: null },
};
const endpoint = { ...createGalleryItem, answer: messageBody };

const open = async () => {
  const server = await startFakeApi();
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(server.url);
  const api = createApi({ readToken: () => "a-token", onRefusedToken: () => {} });
  const send = (signal?: AbortSignal) => {
    const body = { ...noPhoto, title: "The bay", tour: "" };
    const transport = sendWithProgress(() => {});
    return api.request(endpoint, { body, transport, ...(signal && { signal }) });
  };
  return { server, send };
};

test("sends a form with its fields and token and returns the answer", async () => {
  const { server, send } = await open();
  server.answer("POST /api/gallery", { message: "ok" }, 201);
  expect(await send()).toEqual({ message: "ok" });
  const [received] = server.requests("POST /api/gallery");
  expect(received?.body).toContain("The bay");
  expect(received?.headers.authorization).toBe("Bearer a-token");
});

test("passes on the server's error message", async () => {
  const { server, send } = await open();
  server.refuse("POST /api/gallery", 413, { message: "Too large.", code: "too_large" });
  const refusal = await send().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 413, message: "Too large." });
});

test("reports a missing answer as a network failure", async () => {
  const { server, send } = await open();
  server.stop();
  await expect(send()).rejects.toBeInstanceOf(NetworkError);
});

test("reports a cancelled form as an abort, not as a network failure", async () => {
  const { server, send } = await open();
  server.answerBy("POST /api/gallery", () => new Promise(() => {}));
  const controller = new AbortController();
  const sending = send(controller.signal);
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
});
