/** A text and the key that names it. */
export type KeyedText = { text: string; key: string };

/** Where the last text that was sent is kept. */
type Place = { read: () => KeyedText | undefined; write: (last: KeyedText | undefined) => void };

const createMemory = (): Place => {
  let last: KeyedText | undefined;
  return {
    read: () => last,
    write: (next) => {
      last = next;
    },
  };
};

/** A random UUID (RFC 9562, version 4); `crypto.randomUUID` is missing on plain http from afar. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  )
    .join("")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");

/**
 * Names one filling-in of a form: the same text keeps its key, so that sending it again makes no
 * second row. The last text is in memory, unless the form has another `place` for it.
 */
export function createIdempotencyKeys({ read, write } = createMemory()) {
  return {
    /** The header for this text. */
    headerFor(text: string): Record<string, string> {
      const last = read();
      const keyed = last?.text === text ? last : { text, key: newKey() };
      if (keyed !== last) write(keyed);
      return { "Idempotency-Key": keyed.key };
    },
    /** To be called when the text was accepted: the next one is a new one even if it is equal. */
    forget: () => write(undefined),
  };
}
