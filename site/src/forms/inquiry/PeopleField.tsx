import { formLimits } from "shared/form-limits";
import { Field } from "../Field.tsx";

export const PeopleField = () => (
  <Field
    label="Number of people"
    name="paxNumber"
    type="number"
    inputMode="numeric"
    autoComplete="off"
    min={1}
    max={formLimits.paxNumber}
    step={1}
    required
  />
);
