import { waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  comeOnline,
  fillIn,
  leave,
  open,
  openWaiting,
  reload,
  status,
  stored,
  submit,
  success,
} from "../testing/contact-form.tsx";
import { heldAnswer, silentApi, startApi } from "../testing/start-api.ts";

afterEach(leave);

const tokensOf = (calls: { body: unknown }[]) => calls.map(({ body }) => Object(body).formToken);
const isSent = () => waitFor(() => expect(status()).toBe(success));

test("a message brings the token of its form, and the next one another", async () => {
  await using api = await startApi(stored, stored);
  open(api.url);
  await fillIn();
  await submit();
  await isSent();
  reload(api.url);
  await fillIn();
  await submit();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(tokensOf(api.calls)).toEqual(["token 1", "token 2"]);
});

test("a message that waits keeps its token, also over a reload", async () => {
  await using api = await openWaiting(stored);
  reload(api.url);
  comeOnline();
  await isSent();
  expect(tokensOf(api.calls)).toEqual(["token 1", "token 1"]);
});

test("a form whose token does not come is sent without one, at once", async () => {
  await using api = await startApi(stored);
  const token = heldAnswer({ status: 200, body: { token: "too late" } });
  api.answerTokens(token.promise);
  open(api.url);
  await fillIn();
  await submit();
  await isSent();
  expect(tokensOf(api.calls)).toEqual([undefined]);
  token.release();
});

test("a form asks for its token once it is touched, not before", async () => {
  await using api = await startApi(stored);
  open(api.url);
  expect(api.tokens()).toBe(0);
  await fillIn();
  expect(api.tokens()).toBe(1);
});

test("a form that no server answers says so as ever", async () => {
  open(silentApi);
  await fillIn();
  await submit();
  await waitFor(() => expect(status()).toBe("Error: Failed to submit data"));
});
