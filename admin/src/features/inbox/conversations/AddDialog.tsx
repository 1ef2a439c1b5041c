import {
  Autocomplete,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { sortTours } from "shared/content/tours/tour-order";
import type { AddedConversationInput } from "shared/inbox/added-conversations";
import { addConversation } from "shared/inbox/conversations.endpoints";
import { guestChannel } from "shared/inbox/message-source";
import { limits } from "shared/limits";
import { TitledDialog } from "../../../components/dialog/TitledDialog.tsx";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { notify } from "../../../components/feedback/notify.ts";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../lib/editing/use-idempotency-key.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { useConversationCache } from "./data/conversation-cache.ts";

const channels = [
  { value: "whatsapp", label: "By WhatsApp" },
  { value: "phone", label: "By phone" },
  { value: "mail", label: "By email" },
  { value: "elsewhere", label: "Elsewhere" },
];

type Props = {
  onClose: () => void;
  onAdded: (id: string) => void;
};

/** A guest's request from a chat or a call. The form keeps its values until they are stored. */
export function AddDialog({ onClose, onAdded }: Props) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { add, isPending, error } = useAddConversation(onAdded);
  const issues = issuesByField(error);
  const field = (name: string, label: string) => ({ name, label, error: issues[name] });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    add(new FormData(event.currentTarget));
  };
  return (
    <TitledDialog title="Log a conversation" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <NativeSelect {...field("channel", "Channel")} data={channels} defaultValue="whatsapp" />
          <TextInput {...field("name", "Name")} maxLength={limits.line} required data-autofocus />
          <TextInput {...field("phone", "Phone or WhatsApp")} type="tel" maxLength={limits.line} />
          <TextInput {...field("email", "Email")} type="email" maxLength={limits.email} />
          <Autocomplete
            {...field("destination", "Tour")}
            data={[...new Set(sortTours(tours).map(({ title }) => title))]}
            description="Leave empty if they didn't name one."
            maxLength={limits.line}
          />
          <NumberInput
            {...field("paxNumber", "People")}
            min={1}
            max={limits.paxNumber}
            allowDecimal={false}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput {...field("checkinDate", "From")} maxLength={limits.line} />
            <TextInput {...field("checkoutDate", "To")} maxLength={limits.line} />
          </SimpleGrid>
          <Textarea
            {...field("message", "Message")}
            autosize
            minRows={3}
            maxLength={limits.message}
          />
          {error && (
            <ErrorAlert title="Couldn't save. Please try again." detail={serverMessage(error)} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Log conversation
            </Button>
          </Group>
        </Stack>
      </form>
    </TitledDialog>
  );
}

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

/** `onAdded` receives the id of the guest's conversation. */
function useAddConversation(onAdded: (id: string) => void) {
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
      notify(saved.message, "No email was sent.");
      onAdded(saved.conversation._id);
    },
    onSettled: () => cache.refresh(),
  });
  return { add: mutate, isPending, error };
}
