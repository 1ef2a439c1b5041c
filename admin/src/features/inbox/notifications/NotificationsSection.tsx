import { Button, Radio, Stack, Switch, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import {
  type PushPreferences,
  type PushState,
  pushedMessages,
} from "shared/inbox/notifications/push";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { HelpTitle } from "../../../components/handbook/HelpTitle.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useInstallOffer } from "../../../lib/push/install-offer.ts";
import { canBeTold } from "../../../lib/push/push-device.ts";
import { DeviceRows } from "./DeviceRows.tsx";
import { pushQuery } from "./push.queries.ts";
import { useSavePreferences, useThisDevice } from "./push.requests.ts";

/** Chooses the notifications and the devices that receive them. */
export function NotificationsSection() {
  const { api } = useApp();
  const state = useQuery(pushQuery(api));
  return (
    <QueryState
      query={state}
      skeleton={<RowsSkeleton rows={4} height={60} />}
      errorText="Couldn't load your notification settings."
    >
      {(push) => (
        <Stack gap="xl">
          <ThisDevice publicKey={push.publicKey} />
          <Preferences preferences={push.preferences} />
          <DeviceRows devices={push.devices} />
        </Stack>
      )}
    </QueryState>
  );
}

function ThisDevice({ publicKey }: Pick<PushState, "publicKey">) {
  const install = useInstallOffer();
  return (
    <Stack align="flex-start">
      <HelpTitle order={2} size="h4" help="phone-and-notifications">
        This device
      </HelpTitle>
      {install && (
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          onClick={install}
        >
          Install the inbox
        </Button>
      )}
      {canBeTold() ? (
        <DeviceSwitch publicKey={publicKey} />
      ) : (
        <Text size="sm">
          This browser cannot show notifications. On an iPhone, add the inbox to the home screen
          first (Share, then “Add to Home Screen”).
        </Text>
      )}
    </Stack>
  );
}

function DeviceSwitch({ publicKey }: Pick<PushState, "publicKey">) {
  const { isEnabled, set, error, isPending } = useThisDevice(publicKey);
  return (
    <>
      <Switch
        label="Notifications on this device"
        description="Until you sign out here, even when the inbox is closed."
        checked={isEnabled}
        disabled={isPending}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      {error && (
        <ErrorAlert
          title="Notifications are off on this device."
          detail={serverMessage(error) ?? error.message}
        />
      )}
    </>
  );
}

const messageLabels: Record<PushPreferences["messages"], string> = {
  all: "All new messages",
  mine: "Only in conversations assigned to me",
  none: "None",
};

function Preferences({ preferences }: Pick<PushState, "preferences">) {
  const { mutate, error, isPending, variables } = useSavePreferences();
  const current = isPending && variables ? variables : preferences;
  const save = (changed: Partial<PushPreferences>) => mutate({ ...current, ...changed });
  return (
    <Stack>
      <Title order={2} size="h4">
        Notify me about
      </Title>
      <Radio.Group
        label="New messages"
        value={current.messages}
        onChange={(value) => save({ messages: pushedMessages.parse(value) })}
      >
        <Stack gap="xs" mt="xs">
          {pushedMessages.options.map((value) => (
            <Radio key={value} value={value} label={messageLabels[value]} />
          ))}
        </Stack>
      </Radio.Group>
      <Switch
        label="Reminders when they are due"
        description="Yours and unassigned ones."
        checked={current.reminders}
        onChange={({ currentTarget }) => save({ reminders: currentTarget.checked })}
      />
      <Switch
        label="Hide guests' names"
        description="For a lock screen that others can see."
        checked={current.hidesNames}
        onChange={({ currentTarget }) => save({ hidesNames: currentTarget.checked })}
      />
      {error && (
        <ErrorAlert
          title="Your change wasn't saved. Please try again."
          detail={serverMessage(error)}
        />
      )}
    </Stack>
  );
}
