import { Notifications } from "@mantine/notifications";

/** Where a screen's short notices appear; part of the screens that give some, not of the first one. */
export function NotificationArea() {
  return <Notifications position="bottom-center" />;
}
