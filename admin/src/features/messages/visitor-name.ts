import type { Inquiry } from "shared/inquiries";

/** The visitor's name, which is optional. */
export const nameOf = ({ name }: Inquiry) => name ?? "Not provided";
