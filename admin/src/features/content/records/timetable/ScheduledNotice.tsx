import { Alert, Anchor, Button, Group, Stack } from "@mantine/core";
import { CalendarCheck } from "lucide-react";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";

type Props = { message: string; onClose: () => void };

/** Also says if the clock shows the time twice that night. */
export function ScheduledNotice({ message, onClose }: Props) {
  return (
    <Stack>
      <Alert color="lake" icon={<CalendarCheck />} role="status">
        {message}
      </Alert>
      <Group justify="space-between">
        <Anchor component={Link} to={adminPaths.timetable} size="sm" onClick={onClose}>
          Open the timetable
        </Anchor>
        <Button data-autofocus autoFocus onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
