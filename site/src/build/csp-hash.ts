import { hash } from "node:crypto";

/** Of an inline script or style, as a policy names it. */
export const cspHash = (text: string) => `sha256-${hash("sha256", text, "base64")}` as const;
