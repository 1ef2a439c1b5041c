/** Names one filling-in of a form: the same text keeps its key, so that sending it again makes no second row. */
export function createIdempotencyKeys() {
  let last: { text: string; key: string } | undefined;
  return {
    /** The header for this text; none where the browser offers no UUIDs (plain http from afar). */
    headerFor(text: string): Record<string, string> {
      if (!("randomUUID" in crypto)) return {};
      if (last?.text !== text) last = { text, key: crypto.randomUUID() };
      return { "Idempotency-Key": last.key };
    },
    /** To be called when the text was accepted: the next one is a new one even if it is equal. */
    forget() {
      last = undefined;
    },
  };
}
