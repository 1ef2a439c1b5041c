import type { RefusedForm } from "shared/inbox/proposals/guest-pages";
import { acceptanceInput, changeRequest, declineReason } from "shared/inbox/proposals/proposals";
import type { z } from "zod";

/** A form that was read, or the reason why it is refused; both keep the fields as they were typed. */
export type ReadForm<Value> = { typed: RefusedForm["typed"] } & (
  | { value: Value }
  | { message: string }
);

const firstIssue = ({ issues }: z.core.$ZodError) => issues[0]?.message ?? "Please check the form.";

const acceptance = acceptanceInput.omit({ version: true });

export const readAcceptance = (body: URLSearchParams): ReadForm<z.output<typeof acceptance>> => {
  // Our page sends one option.
  const [option = "", ...others] = body.getAll("option");
  const typed = {
    option: others.length === 0 ? option : "",
    extras: [...new Set(body.getAll("extras"))],
    name: body.get("name") ?? "",
    terms: body.get("terms") === "yes",
  };
  const { success, data, error } = acceptance.safeParse(typed);
  if (!success) return { typed, message: firstIssue(error) };
  if (!typed.terms) return { typed, message: "Please tick that you agree to the terms." };
  return { typed, value: data };
};

const readText = <Schema extends z.ZodType>(
  schema: Schema,
  body: URLSearchParams,
): ReadForm<z.output<Schema>> => {
  const typed = { text: body.get("text") ?? "" };
  const { success, data, error } = schema.safeParse(typed.text);
  return success ? { typed, value: data } : { typed, message: firstIssue(error) };
};

export const readChange = (body: URLSearchParams) => readText(changeRequest, body);
export const readDecline = (body: URLSearchParams) => readText(declineReason, body);
