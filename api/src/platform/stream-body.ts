/** By this code the server breaks the connection off; it would end the body with any other's message. */
const breakOff = () =>
  Object.assign(new Error("The body broke off."), { code: "ERR_STREAM_PREMATURE_CLOSE" });

/** A body that is made at the pace of its reader; it breaks off on failure, so that nobody takes it for whole. */
export const streamBody = (
  parts: AsyncGenerator<string | Uint8Array, void>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const next = async () => {
    try {
      return await parts.next();
    } catch (error) {
      onFailure(error);
      throw breakOff();
    }
  };
  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { value, done } = await next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    cancel: async () => {
      await parts.return();
    },
  };
  // Buffers nothing ahead: a HEAD request neither reads nor cancels the stream.
  return new ReadableStream(source, { highWaterMark: 0 });
};
