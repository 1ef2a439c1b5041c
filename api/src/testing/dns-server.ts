import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { type Answer, decode, encode } from "dns-packet";
import { onTestFinished } from "vitest";

/** A DNS server on loopback that knows these records and nothing else, and a resolver that asks it. */
export const startDnsServer = async (answers: Answer[]) => {
  const socket = createSocket("udp4");
  socket.on("message", (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const known = answers.filter(({ name }) => questions.some((asked) => asked.name === name));
    const matching = known.filter(({ type }) => questions.some((asked) => asked.type === type));
    // 3 is NXDOMAIN.
    const flags = known.length > 0 ? 0 : 3;
    socket.send(
      encode({ type: "response", id: id ?? 0, flags, questions, answers: matching }),
      port,
      address,
    );
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
};
