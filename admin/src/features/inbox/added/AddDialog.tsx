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
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { limits } from "shared/limits";
import { sortTours } from "shared/tour-order";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { TitledDialog } from "../dialog/TitledDialog.tsx";
import { useAddConversation } from "./use-add-conversation.ts";

const channels = [
  { value: "whatsapp", label: "By WhatsApp" },
  { value: "phone", label: "By phone" },
  { value: "mail", label: "By mail" },
  { value: "elsewhere", label: "Elsewhere" },
];

type Props = {
  onClose: () => void;
  onAdded: (id: string) => void;
};

/** What a guest asked for in a chat or on the phone. What was typed stays until it is stored. */
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
    <TitledDialog title="Add a conversation" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <NativeSelect
            {...field("channel", "How they wrote")}
            data={channels}
            defaultValue="whatsapp"
          />
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
            {...field("message", "What they said")}
            autosize
            minRows={3}
            maxLength={limits.message}
          />
          {error && <ErrorAlert title="This could not be stored." detail={serverMessage(error)} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Add
            </Button>
          </Group>
        </Stack>
      </form>
    </TitledDialog>
  );
}
