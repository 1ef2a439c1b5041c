import { once } from "node:events";
import { connect } from "node:net";

const everyMilliseconds = 500;

/** Half of them never finish their request, the other half never read their answer. */
const toRequest = (index: number, host: string) =>
  index % 2 === 0
    ? `POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`
    : `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(20);

/** Connections that hold on to the server as long as it lets them. */
export const openSlowClients = async (origin: string, count: number) => {
  const { hostname, port, host } = new URL(origin);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on("error", () => {}).pause();
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const [index, socket] of sockets.entries()) socket.write(toRequest(index, host));
  const timer = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (index % 2 === 0) socket.write(" ");
  }, everyMilliseconds);
  return {
    close: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
};
