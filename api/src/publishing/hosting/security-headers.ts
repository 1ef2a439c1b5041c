import { reportCspViolation } from "shared/http/csp-reports.endpoints";
import { reviewsWidgetSandbox, serviceWorker } from "shared/paths";
import type { HostedFile } from "./file-set.ts";

export const createSecurityHeaders = (publicUrl: string) => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  ...(publicUrl.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  }),
});

const join = (...directives: string[]) => directives.filter(Boolean).join("; ");

const reportTo = (api = "") => `report-uri ${api}${reportCspViolation.path}`;

type WithPolicy = Pick<HostedFile, "policy">;

/** For files that are not pages: opened directly, they run nothing. */
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

const pagePolicy = ({ policy = "" }: WithPolicy, api?: string) =>
  join(policy.replace(/;\s*$/, ""), "frame-ancestors 'none'", reportTo(api));

const withPolicy = (policy: string) => ({ "Content-Security-Policy": policy });

export const inertPolicy = withPolicy(inert);

/** The policy of a file of the site; `api` is the origin of the API where it is another one. */
export const sitePolicy = (file: Pick<HostedFile, "type" | "policy">, api?: string) => {
  if (file.type.startsWith("text/html")) return withPolicy(pagePolicy(file, api));
  return inertPolicy;
};

/**
 * The headers of the page on which a third party's script runs: it has its own origin however it is opened, and only
 * the site may frame it. Beside `sandbox`, browsers refuse a page with an opener policy.
 */
export const widgetPageHeaders = ({ policy = "" }: WithPolicy) => ({
  ...withPolicy(join(policy, `sandbox ${reviewsWidgetSandbox}`, "frame-ancestors 'self'")),
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Frame-Options": "SAMEORIGIN",
});

type Elsewhere = { media?: string | undefined; api?: string | undefined };

/** Mantine sets style attributes and one style element. */
export const adminPolicy = ({ media: mediaPublicUrl, api }: Elsewhere) => {
  const media = mediaPublicUrl ? [new URL(mediaPublicUrl).origin] : [];
  return withPolicy(
    join(
      "default-src 'self'",
      api ? `connect-src 'self' ${api}` : "",
      "style-src 'self' 'unsafe-inline'",
      `img-src ${["'self'", "data:", "blob:", ...media].join(" ")}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default ProseMirrorClipboard",
      reportTo(api),
    ),
  );
};

/** Its path is not above the screens that it serves. */
export const serviceWorkerHeaders = { "Service-Worker-Allowed": serviceWorker.scope };
