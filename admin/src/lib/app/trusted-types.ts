import { adminAssets } from "shared/paths";

type Policy = {
  createHTML: (text: string, type: string, sink: string) => string;
  createScriptURL: (text: string) => string;
};

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown };
  }
}

/** Allows only the admin's own markup and scripts under `require-trusted-types-for 'script'`; throws for the rest. */
export const trustedTypesPolicy: Policy = {
  /** Mantine writes its style sheet as HTML. Previews are frames whose sandbox runs no scripts. */
  createHTML: (text, _type, sink) => {
    if (text.includes("<") && sink !== "HTMLIFrameElement srcdoc")
      throw new TypeError("The admin makes no page of HTML.");
    return text;
  },
  /** Photos are shrunk in a worker. */
  createScriptURL: (text) => {
    const { origin, pathname } = new URL(text, window.location.href);
    if (origin === window.location.origin && pathname.startsWith(adminAssets)) return text;
    throw new TypeError("The admin runs no scripts but its own.");
  },
};

window.trustedTypes?.createPolicy("default", trustedTypesPolicy);
