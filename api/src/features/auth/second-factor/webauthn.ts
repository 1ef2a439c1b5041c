/** When a passkey is first used: loading it takes a fifth of a start. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
