import { reportCspViolation } from "shared/endpoints/csp-reports";
import { reviewsWidgetSandbox } from "shared/paths";
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

const report = `report-uri ${reportCspViolation.path}`;

/** For what is no page: opened by itself it can do nothing. */
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";

const pagePolicy = ({ policy = "" }: HostedFile) =>
  join(policy.replace(/;\s*$/, ""), "frame-ancestors 'none'", report);

const withPolicy = (policy: string) => ({ "Content-Security-Policy": policy });

export const inertPolicy = withPolicy(inert);

/** The policy of a file of the site. */
export const sitePolicy = (file: HostedFile) => {
  if (file.type.startsWith("text/html")) return withPolicy(pagePolicy(file));
  return inertPolicy;
};

/**
 * Of the page on which a third party's script runs: in an origin of its own however it is opened, framed by the
 * site alone. Beside `sandbox`, browsers refuse a page with an opener policy.
 */
export const widgetPageHeaders = ({ policy = "" }: HostedFile) => ({
  ...withPolicy(join(policy, `sandbox ${reviewsWidgetSandbox}`, "frame-ancestors 'self'")),
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Frame-Options": "SAMEORIGIN",
});

/** Mantine sets style attributes and one style element. */
export const adminPolicy = (mediaPublicUrl?: string) => {
  const media = mediaPublicUrl ? [new URL(mediaPublicUrl).origin] : [];
  return withPolicy(
    join(
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src ${["'self'", "data:", "blob:", ...media].join(" ")}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default ProseMirrorClipboard",
      report,
    ),
  );
};
