import { conversationFileSaved } from "shared/inbox/files/conversation-files";
import { expect } from "vitest";
import type { TestApp } from "../app/create-test-app.ts";

type Desk = Pick<TestApp, "send"> & { token: string };

/** Sends a file as the admin does. */
export const sendFile = ({ send, token }: Desk, name: string, body: BodyInit) =>
  send(`POST /api/conversation-files?${new URLSearchParams({ name })}`, {
    token,
    body,
    headers: { "Content-Type": "application/octet-stream" },
  });

export const uploadFile = async (desk: Desk, name: string, body: BodyInit) => {
  const answer = await sendFile(desk, name, body);
  expect(answer).toMatchObject({ status: 201 });
  return conversationFileSaved.parse(answer.body).file;
};
