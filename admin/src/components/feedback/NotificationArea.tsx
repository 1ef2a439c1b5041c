import { Notifications } from "@mantine/notifications";

type Props = {
  /** Where it covers least. */
  position?: "bottom-center" | "top-center";
};

/** Mounted by the screens that notify, to keep the library out of the first one. */
export function NotificationArea({ position = "bottom-center" }: Props) {
  return <Notifications position={position} />;
}
