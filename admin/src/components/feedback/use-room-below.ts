import { useEffect, useState } from "react";

/** How high a notice is at most (px). */
const noticeHeight = 120;

/** From the bottom of the window to the top of what is fixed there, as a bar that saves or an answer. */
const measure = () => {
  const height = window.innerHeight;
  const tops = [...document.querySelectorAll("[data-bottom-bar]")]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < height && bottom > height - noticeHeight)
    .map(({ top }) => height - top);
  return Math.min(height - noticeHeight, Math.max(0, ...tops));
};

/** Room (px) that a notice at the bottom leaves free. */
export function useRoomBelow() {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const update = () => setRoom(measure());
    update();
    const timer = setInterval(update, 200);
    return () => clearInterval(timer);
  }, []);
  return room;
}
