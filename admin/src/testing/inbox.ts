import { screen, within } from "@testing-library/react";
import type { Conversation } from "shared/inbox/conversations";
import { adminPaths } from "shared/paths";
import { type FakeApi, startFakeApi } from "./fake-api.ts";
import { openAdmin, signIn } from "./open-admin.tsx";
import { aConversation, anInquiry, aUser, page, someCounts } from "./records.ts";

export const inquiryOf = ({ name, email, waitingSince }: Conversation) => {
  const respondedAt = waitingSince ? null : "2026-11-20T07:00:00.000Z";
  const inquiry = anInquiry({ name, email, respondedAt, message: `${name} wants to paddle.` });
  return { kind: "inquiry" as const, at: inquiry.createdAt, inquiry };
};

export const answerWith = (api: FakeApi, conversations: Conversation[]) => {
  api.answer("GET /api/conversations", { conversations, ...page(conversations.length) });
  for (const conversation of conversations) {
    const path = `GET /api/conversations/${conversation._id}`;
    api.answer(path, { conversation, timeline: [inquiryOf(conversation)], earlier: 0 });
    api.answer(`${path}/proposals`, { proposals: [] });
  }
};

export const openInbox = async (
  conversations: Conversation[],
  path = "",
  surroundings: Parameters<typeof openAdmin>[2] = {},
) => {
  const api = await startFakeApi();
  answerWith(api, conversations);
  api.answer("GET /api/conversations/counts", someCounts({ waiting: conversations.length }));
  const admins = [aUser({ username: "Ada", role: "admin" })];
  api.answer("GET /api/ibirwa-clients/users", { users: admins, ...page(1) });
  signIn();
  return { api, admins, ...openAdmin(adminPaths.inbox + path, api, surroundings) };
};

export const names = ["Aline", "Bosco", "Chantal"];
export const three = () => names.map((name) => aConversation({ name }));
export const row = (name: string) => screen.findByRole("link", { name });
export const reader = async (name: string) => within(await screen.findByRole("region", { name }));
export const field = async (name: string) =>
  (await reader(name)).findByRole("textbox", { name: `Your reply to ${name}` });
export const answerRoute = ({ _id }: Conversation) => `POST /api/conversations/${_id}/answers`;

/** Accepts an answer as the server does, and removes the guest from those waiting. */
export const acceptAnswer = (api: FakeApi, all: Conversation[], answered: Conversation) =>
  api.answerBy(answerRoute(answered), ({ body }) => {
    const { text, channel = "mail" } = JSON.parse(body);
    const at = "2026-11-20T08:00:00.000Z";
    const conversation = {
      ...answered,
      state: "answered" as const,
      waitingSince: null,
      latestAt: at,
    };
    answerWith(
      api,
      all.filter((one) => one !== answered),
    );
    const answer = { kind: "answer", _id: "answer", at, by: null, text, channel, to: null };
    const parts = { mail: null, files: [], proposal: null };
    const timeline = [inquiryOf(conversation), { ...answer, ...parts }];
    const now = { conversation, timeline, earlier: 0 };
    api.answer(`GET /api/conversations/${answered._id}`, now);
    return { message: "Response sent successfully!", ...now };
  });

export const changeRoute = "PATCH /api/conversations";
