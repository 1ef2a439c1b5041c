import type { SyntheticEvent } from "react";
import { formLimits } from "shared/inbox/form-limits";
import { toMailAddress } from "shared/text/mail-address";
import { plainCharacters } from "shared/text/plain-characters";
import { Field } from "./Field.tsx";

type Props = {
  /** `username` for signing in. */
  autoComplete?: "email" | "username";
  defaultValue?: string | undefined;
};

const setValue = (field: HTMLInputElement, value: string) => {
  if (value !== field.value) field.value = value;
};

/** Browsers reject an address for an invisible character. */
const removeInvisible = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) =>
  setValue(field, plainCharacters(field.value));

/** Some browsers reject an international domain, but all accept its ASCII form. */
const acceptDomain = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
  if (field.validity.typeMismatch) setValue(field, toMailAddress(field.value));
};

export function EmailField({ autoComplete = "email", defaultValue }: Props) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      maxLength={formLimits.email}
      defaultValue={defaultValue}
      isWide
      onInput={removeInvisible}
      onBlur={acceptDomain}
      required
    />
  );
}
