import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const patience = 20_000;

const open = (origin: string) => {
  const { hostname, port } = new URL(origin);
  return connect(Number(port), hostname).on("error", () => {});
};

/** Requests on one connection without waiting for an answer; how many were answered before it was closed. */
export const sendPipelined = async (origin: string, count: number) => {
  const socket = open(origin);
  let answered = 0;
  let rest = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    const parts = (rest + text).split("HTTP/1.1 200");
    answered += parts.length - 1;
    rest = (parts.at(-1) ?? "").slice(-12);
  });
  socket.write(`GET /api/services HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n\r\n`.repeat(count));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await Promise.race([closed, pause(patience)]);
  const isClosed = socket.destroyed;
  socket.destroy();
  return `${answered} answered, ${isClosed ? "closed" : "still open"}`;
};

/** Connections whose heads never end, a byte each second. */
export const dripHeads = (origin: string, count: number) => {
  const sockets = Array.from({ length: count }, () => open(origin));
  for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nX-Slow: ");
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write("a");
  }, 1_000);
  return {
    close: () => {
      clearInterval(timer);
      const left = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      return left;
    },
  };
};
