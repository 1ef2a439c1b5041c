import { formLimits } from "shared/form-limits";
import { Field } from "./Field.tsx";

type Props = {
  /** `username` where the address signs in. */
  autoComplete?: "email" | "username";
  defaultValue?: string | undefined;
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
      required
    />
  );
}
