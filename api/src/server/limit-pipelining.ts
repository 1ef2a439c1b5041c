import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests that one connection may have unanswered; browsers and proxies have one. */
const mostUnanswered = 16;

/** Closes connections that ask on without waiting for answers: each of those is held in memory. */
export const limitPipelining = (listener: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const requests = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, requests);
    return requests;
  };

  return (request, response) => {
    const { socket } = request;
    if (count(socket, 1) > mostUnanswered) return socket.destroy();
    response.once("close", () => count(socket, -1));
    return listener(request, response);
  };
};
