import { Button, Group, Stack, Text, Title } from "@mantine/core";
import type { PushState } from "shared/inbox/notifications/push";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { Row, Rows } from "../../../components/list/Rows.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useRemoveDevice, useThisDeviceId } from "./push.requests.ts";

/** Browsers with notifications, each with a button to turn them off. */
export function DeviceRows({ devices }: Pick<PushState, "devices">) {
  const { mutate, error, isPending } = useRemoveDevice();
  const here = useThisDeviceId();
  if (devices.length === 0) return null;
  return (
    <Stack>
      <Title order={2} size="h4">
        Devices with notifications
      </Title>
      <Rows label="Devices with notifications">
        {devices.map(({ _id, device, createdAt, isReached }) => (
          <Row key={_id}>
            <Group justify="space-between">
              <Text size="sm">
                {device}
                {_id === here && " (this device)"} · since <DateTime at={createdAt} />
                {!isReached && " · couldn't be reached last time; we'll try again"}
              </Text>
              <Button
                size="xs"
                variant="default"
                loading={isPending}
                aria-label={`Turn off notifications on ${device}`}
                onClick={() => mutate(_id)}
              >
                Remove
              </Button>
            </Group>
          </Row>
        ))}
      </Rows>
      {error && (
        <ErrorAlert title="Couldn't remove it. Please try again." detail={serverMessage(error)} />
      )}
    </Stack>
  );
}
