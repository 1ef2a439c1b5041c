import { formLimits } from "shared/inbox/form-limits";
import { ControlIcon } from "../../components/ui/ControlIcon.tsx";
import { Field } from "../Field.tsx";
import { TextField } from "../TextField.tsx";

const optional = "(optional)";

export const ContactFields = () => (
  <>
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
      rows={4}
      longest={formLimits.message}
    />
  </>
);

export const FoldedContactFields = () => (
  <details className="form__more form__wide">
    <summary>
      Add a phone number or a message <ControlIcon name="chevron" />
    </summary>
    <div className="form__more-fields">
      <ContactFields />
    </div>
  </details>
);
