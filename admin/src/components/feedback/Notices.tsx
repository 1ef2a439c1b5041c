import { Notifications } from "@mantine/notifications";
import { useRoomBelow } from "./use-room-below.ts";

/** Above what is read and written, below dialogs. */
const zIndex = 190;

export function Notices() {
  const room = useRoomBelow();
  return (
    <Notifications
      position="bottom-center"
      limit={1}
      zIndex={zIndex}
      // The one before is gone before the next is there.
      transitionDuration={0}
      style={{ marginBlockEnd: room }}
    />
  );
}
