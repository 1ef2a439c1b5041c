import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { AnswerChannel } from "shared/answer-channels";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { mailPollInterval } from "../../lib/requests/outbox.ts";
import { useInvalidate } from "../../lib/requests/use-invalidate.ts";
import type { MessageKind, VisitorMessage } from "./message-kind.ts";

export type MessagePage<Message> = {
  items: Message[];
  total: number;
  totalIsAtLeast?: boolean | undefined;
  page: number;
  pageSize: number;
};

/** Polls while mails of the listed responses are on their way. */
export const messagePageQuery = <Message extends VisitorMessage>(
  key: MessageKind<Message>["key"],
  query: object,
  load: (signal: AbortSignal) => Promise<MessagePage<Message>>,
) =>
  queryOptions({
    queryKey: [key, query],
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      mailPollInterval((data?.items ?? []).map(({ responseMail }) => responseMail)),
  });

type Response<Message> = { message: Message; text: string; channel: AnswerChannel };

/** Stores a response and mails it to the visitor. */
export function useRespond<Message extends VisitorMessage>(kind: MessageKind<Message>) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ message, ...response }: Response<Message>) =>
      kind.requests.respond(api, message, response, AbortSignal.timeout(saveTimeout)),
    onSettled: () => invalidate(kind.key),
  });
}

export function useSetSpam<Message extends VisitorMessage>(kind: MessageKind<Message>) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ id, spam }: { id: string; spam: boolean }) =>
      kind.requests.setSpam(api, id, spam, AbortSignal.timeout(saveTimeout)),
    onSettled: () => invalidate(kind.key),
  });
}
