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

export const sitePolicy = "frame-ancestors 'none'";

/** Mantine sets style attributes and one style element. */
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
