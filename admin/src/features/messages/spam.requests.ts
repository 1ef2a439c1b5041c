import { useMutation } from "@tanstack/react-query";
import { messageBody } from "shared/errors";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useInvalidate } from "../../lib/requests/refresh.ts";

/** The two kinds of visitors' messages, by their lists. */
export type MessageNoun = "contacts" | "inquiries";

/** Says of a message whether it is spam. */
export function useJudgeSpam(noun: MessageNoun) {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useMutation({
    mutationFn: ({ id, spam }: { id: string; spam: boolean }) =>
      api.request(
        `/api/${noun}/${encodeURIComponent(id)}/spam`,
        { method: "PATCH", body: { spam }, signal: AbortSignal.timeout(saveTimeout) },
        messageBody,
      ),
    onSettled: () => refresh(noun),
  });
}
