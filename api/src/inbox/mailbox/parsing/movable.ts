/** Memory that can move to another thread without a copy, because nothing else shares it. */
export const movable = (all: Uint8Array[]): ArrayBuffer[] => [
  ...new Set(
    all.flatMap(({ buffer, byteLength }) =>
      buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
    ),
  ),
];
