import { Notifications } from "@mantine/notifications";

type Props = {
  /** Where it covers least. */
  position?: "bottom-center" | "top-center";
};

/** Mounted by the screens that notify, to keep the library out of the first one. */
export function NotificationArea({ position = "bottom-center" }: Props) {
  // At the top below the bar of the screen, which leads back.
  const style = position === "top-center" ? { marginBlockStart: "3.5rem" } : {};
  return <Notifications position={position} style={style} />;
}
