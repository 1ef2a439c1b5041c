/** What may be handed to another thread without a copy: memory that nothing else shares. */
export const movable = (all: Uint8Array[]): ArrayBuffer[] => [
  ...new Set(
    all.flatMap(({ buffer, byteLength }) =>
      buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
    ),
  ),
];
