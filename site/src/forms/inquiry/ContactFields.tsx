import { formLimits } from "shared/inbox/form-limits";
import { ControlIcon } from "../../components/ui/ControlIcon.tsx";
import { Field } from "../Field.tsx";
import { TextField } from "../TextField.tsx";
import { fillGroupSize } from "./fill-group-size.ts";

const optional = "(optional)";

const PartyFields = () => (
  <>
    <Field
      label="Adults"
      hint={optional}
      name="adults"
      type="number"
      inputMode="numeric"
      autoComplete="off"
      min={0}
      max={formLimits.paxNumber}
      step={1}
      onInput={({ currentTarget }) => fillGroupSize(currentTarget.form)}
    />
    <Field
      label="Children's ages"
      hint={optional}
      name="childrenAges"
      placeholder="e.g. 4, 9"
      autoComplete="off"
      maxLength={formLimits.line}
      onInput={({ currentTarget }) => fillGroupSize(currentTarget.form)}
    />
  </>
);

export const ContactFields = () => (
  <>
    <PartyFields />
    <Field
      label="Phone or WhatsApp"
      hint={optional}
      name="phone"
      type="tel"
      placeholder="e.g. +44 20 7946 0958"
      autoComplete="tel"
      maxLength={formLimits.line}
    />
    <TextField
      label="Message"
      hint={optional}
      name="message"
      rows={3}
      longest={formLimits.message}
    />
  </>
);

export const FoldedContactFields = () => (
  <details className="form__more form__wide">
    <summary>
      Add children, a phone number or a message <ControlIcon name="chevron" />
    </summary>
    <div className="form__more-fields">
      <ContactFields />
    </div>
  </details>
);
