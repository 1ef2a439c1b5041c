/** Why no mail goes to a guest who called, and what to do. */
export const noAddress =
  "No email address for this guest. Answer by WhatsApp or phone, then record it here.";
