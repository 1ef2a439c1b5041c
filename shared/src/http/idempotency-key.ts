export type KeyedText = { text: string; key: string };

type KeyedTextStore = {
  read: () => KeyedText | undefined;
  write: (last: KeyedText | undefined) => void;
};

const createMemoryStore = (): KeyedTextStore => {
  let last: KeyedText | undefined;
  return {
    read: () => last,
    write: (next) => {
      last = next;
    },
  };
};

/** A random UUID (RFC 9562, version 4); browsers lack `crypto.randomUUID` on plain http, except on localhost. */
export const createUuid = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  )
    .join("")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");

/** A repeated text keeps its key, so that sending it again creates no second row. */
export function createIdempotencyKeys({ read, write } = createMemoryStore()) {
  return {
    headerFor(text: string): Record<string, string> {
      const last = read();
      const keyed = last?.text === text ? last : { text, key: createUuid() };
      if (keyed !== last) write(keyed);
      return { "Idempotency-Key": keyed.key };
    },
    /** Call after success: the same text then counts as a new message. */
    forget: () => write(undefined),
  };
}
