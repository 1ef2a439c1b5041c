import { Notifications, useNotifications } from "@mantine/notifications";
import { useRoomBelow } from "./use-room-below.ts";

/** Above what is read and written, below dialogs. */
const zIndex = 190;

/** Mounted by the screens that notify, to keep the library out of the first one. */
export function NotificationArea() {
  const isShown = useNotifications().notifications.length > 0;
  const room = useRoomBelow(isShown);
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
