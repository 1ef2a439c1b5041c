import { randomUUID } from "node:crypto";
import { type HranaStream, openHranaStream } from "./hrana-stream.ts";
import { createWriteLock } from "./write-lock.ts";

/** Streams by the baton that their next request must show; one that nobody asks for is closed after a while. */
export const createStreams = (path: string) => {
  const writeLock = createWriteLock();
  const idle = new Map<string, { stream: HranaStream; expiry: NodeJS.Timeout }>();
  return {
    take: (baton: string | null | undefined) => {
      if (!baton) return openHranaStream(path, writeLock);
      const stream = idle.get(baton);
      if (!stream) return undefined;
      idle.delete(baton);
      clearTimeout(stream.expiry);
      return stream.stream;
    },
    keep: (stream: HranaStream, milliseconds: number) => {
      const baton = randomUUID();
      const expire = () => {
        idle.delete(baton);
        void stream.close();
      };
      idle.set(baton, { stream, expiry: setTimeout(expire, milliseconds) });
      return baton;
    },
    closeAll: async () => {
      for (const { stream, expiry } of idle.values()) {
        clearTimeout(expiry);
        await stream.close();
      }
    },
  };
};
export type HranaStreams = ReturnType<typeof createStreams>;
