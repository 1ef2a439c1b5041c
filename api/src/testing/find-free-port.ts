import { once } from "node:events";
import { createServer } from "node:net";

/** Systems give ports above it to whatever connects or listens: one of those may be taken before it is used. */
const range = { from: 16_000, to: 32_000 };

/** Processes that start together use separate blocks of ports. */
let next = range.from + (process.pid % 16) * 1_000 + Math.floor(Math.random() * 500);

const isFree = async (port: number) => {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
};

/** A port that nobody uses at present, and this process gets no second time. */
export const findFreePort = async (): Promise<number> => {
  const port = next;
  next = port + 1 < range.to ? port + 1 : range.from;
  return (await isFree(port)) ? port : findFreePort();
};
