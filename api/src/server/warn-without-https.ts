import type { Log } from "#platform/log.ts";

const thisMachine = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Says in the log that visitors beyond this machine send their passwords unencrypted. */
export const warnWithoutHttps = (publicUrl: string, log: Log) => {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:" || thisMachine.test(hostname)) return;
  log.warn(
    { event: "public_url.no_https" },
    "PUBLIC_URL uses http, so passwords and tokens travel unencrypted. Put a proxy with HTTPS in front.",
  );
};
