import { Notifications } from "@mantine/notifications";
import { useRoomBelow } from "./use-room-below.ts";

/** Above content, below dialogs. */
const zIndex = 190;

export function Notices() {
  const room = useRoomBelow();
  return (
    <Notifications
      position="bottom-center"
      limit={1}
      zIndex={zIndex}
      // The previous notice disappears before the next one appears.
      transitionDuration={0}
      style={{ marginBlockEnd: room }}
    />
  );
}
