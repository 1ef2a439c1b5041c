/** For example `3.4 MB` or `120 kB`. */
export const formatBytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;
