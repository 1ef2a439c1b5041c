import { onTestFinished } from "vitest";
import { createS3Storage } from "../../media/storage/s3-storage.ts";
import { type S3Trouble, startS3Server } from "./s3-server.ts";

/** On a busy machine an answer may take its time … */
export const calm = { attemptTimeout: 20_000, totalTimeout: 40_000, firstDelay: 5 };
/** … but nobody has to wait long for one that never comes. */
const hurried = { attemptTimeout: 100, totalTimeout: 150, firstDelay: 5 };

/** A storage on an S3 server that tests put into trouble. */
export const openS3Storage = async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const timeouts = { ...calm };
  return {
    ...server,
    storage: createS3Storage(server.settings, { timeouts }),
    /** From now on the storage does this with every request. */
    trouble: (trouble: S3Trouble) => {
      server.state.trouble = () => trouble;
      Object.assign(timeouts, typeof trouble === "number" ? calm : hurried);
    },
    heal: () => {
      server.state.trouble = () => undefined;
      Object.assign(timeouts, calm);
    },
  };
};
