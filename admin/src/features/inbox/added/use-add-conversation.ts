import { useMutation } from "@tanstack/react-query";
import type { AddedConversationInput } from "shared/added-conversations";
import { addConversation } from "shared/endpoints/conversations";
import { guestChannel } from "shared/message-source";
import { notify } from "../../../components/feedback/notify.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../lib/editing/use-idempotency-key.ts";
import { useConversationCache } from "../data/use-conversation-cache.ts";

const readAdded = (form: FormData): AddedConversationInput => {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return {
    channel: guestChannel.parse(text("channel")),
    name: text("name"),
    phone: text("phone") || null,
    email: text("email") || null,
    destination: text("destination") || null,
    paxNumber: text("paxNumber") ? Number(text("paxNumber")) : null,
    checkinDate: text("checkinDate") || null,
    checkoutDate: text("checkoutDate") || null,
    message: text("message") || null,
  };
};

/** `onAdded` gets the id of the guest's conversation. */
export function useAddConversation(onAdded: (id: string) => void) {
  const { api } = useApp();
  const cache = useConversationCache();
  const keys = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: FormData) => {
      const body = readAdded(form);
      const signal = AbortSignal.timeout(saveTimeout);
      return api.request(addConversation, { body, headers: keys.headersFor(body), signal });
    },
    onSuccess: (saved) => {
      keys.forget();
      cache.storeBody(saved);
      notify(saved.message, "Nothing was mailed.");
      onAdded(saved.conversation._id);
    },
    onSettled: () => cache.refresh(),
  });
  return { add: mutate, isPending, error };
}
