import { Notifications } from "@mantine/notifications";

/** Mounted by the screens that notify, to keep the library out of the first one. */
export function NotificationArea() {
  return <Notifications position="bottom-center" />;
}
