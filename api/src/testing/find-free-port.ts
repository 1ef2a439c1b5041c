import { once } from "node:events";
import { createServer } from "node:net";

/** A port that nobody uses at present. */
export const findFreePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
};
