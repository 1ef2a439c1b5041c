import { ControlIcon } from "./ControlIcon.tsx";

/** Shown while the inquiry form around it is open as a dialog; `form` is the form's id. */
export const PlanClose = ({ form }: { form: string }) => (
  <button
    className="plan__close"
    type="button"
    popoverTarget={form}
    popoverTargetAction="hide"
    aria-label="Close"
  >
    <ControlIcon name="close" />
  </button>
);
