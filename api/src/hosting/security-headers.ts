/** Sent with everything that is not an API answer. HSTS only where the public address is https. */
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

/** Beside the policy that each prebuilt page carries: what a page cannot say for itself. */
export const sitePolicy = "frame-ancestors 'none'";

/**
 * Mantine sets style attributes and one style element; scripts come from here alone, pictures also
 * from where `mediaPublicUrl` is.
 */
export const adminPolicy = (mediaPublicUrl?: string) => {
  const media = mediaPublicUrl ? [new URL(mediaPublicUrl).origin] : [];
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", "data:", "blob:", ...media].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};
