/** A host serves `folder` at `port` of localhost and forwards requests for the API if it can. */
export type HostOptions = { folder: string; port: number; api: string };
export type Host = { url: string; stop: () => Promise<void> };

export const toAddress = ({ port }: Pick<HostOptions, "port">) => `http://localhost:${port}`;
