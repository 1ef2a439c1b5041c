import { Notifications } from "@mantine/notifications";
import { useEffect, useState } from "react";

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

/** Maximum height of a notice (px). */
const noticeHeight = 120;

/** Measures from the window's bottom to the top of a fixed bar, such as the save bar. */
const measure = () => {
  const height = window.innerHeight;
  const tops = [...document.querySelectorAll("[data-bottom-bar]")]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < height && bottom > height - noticeHeight)
    .map(({ top }) => height - top);
  return Math.min(height - noticeHeight, Math.max(0, ...tops));
};

/** Space (px) that a notice leaves free at the bottom. */
function useRoomBelow() {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const update = () => setRoom(measure());
    update();
    const timer = setInterval(update, 200);
    return () => clearInterval(timer);
  }, []);
  return room;
}
