import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { limitPipelining } from "./limit-pipelining.ts";

const oneRequest = "GET / HTTP/1.1\r\nHost: tours.test\r\n\r\n";

/** A server that answers on demand, and a connection to it. */
const open = async () => {
  const asked: ServerResponse[] = [];
  const server = createServer(limitPipelining((_request, response) => asked.push(response)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  await once(socket, "connect");
  return { asked, socket };
};

test("a connection that asks a thousand times without reading is closed", async () => {
  const { asked, socket } = await open();
  const closed = once(socket, "close");
  socket.on("error", () => {});
  socket.write(oneRequest.repeat(1_000));
  await closed;
  expect(asked.length).toBeLessThanOrEqual(16);
});

test("one that waits for its answers is served as often as it asks", async () => {
  const { asked, socket } = await open();
  for (let index = 0; index < 50; index += 1) {
    socket.write(oneRequest);
    const response = await vi.waitFor(() => {
      expect(asked).toHaveLength(index + 1);
      return asked[index]!;
    });
    response.end("seen");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("200 OK");
  }
});
