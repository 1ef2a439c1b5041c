/** Everything around the panel. */
const listOutside = (panel: HTMLElement) => {
  const outside: HTMLElement[] = [];
  for (let inner: Element = panel; inner !== document.body; ) {
    const parent = inner.parentElement;
    if (!parent) break;
    for (const sibling of parent.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert)
        outside.push(sibling);
    inner = parent;
  }
  return outside;
};

const isEmptyField = (field: HTMLInputElement) =>
  field.value === "" && field.tabIndex >= 0 && field.checkVisibility();

/** A keyboard on the screen would cover the form, so a phone gets no field focused. */
const focusInside = (panel: HTMLElement) => {
  const fields = [...panel.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
  const first = matchMedia("(pointer: coarse)").matches ? undefined : fields.find(isEmptyField);
  panel.tabIndex = -1;
  (first ?? panel).focus();
};

/**
 * Shows an element of the page as a modal dialog, without moving it, so that its form keeps its state. `onClose` runs
 * after the page is as before.
 */
export const openModal = (panel: HTMLElement, name: string, onClose: () => void) => {
  const outside = listOutside(panel);
  const { scrollX, scrollY } = window;
  const handleToggle = ({ newState }: ToggleEvent) => {
    if (newState !== "closed") return;
    panel.removeEventListener("toggle", handleToggle);
    for (const element of outside) element.inert = false;
    for (const attribute of ["popover", "role", "aria-modal", "aria-label", "tabindex"])
      panel.removeAttribute(attribute);
    scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    onClose();
  };
  panel.addEventListener("toggle", handleToggle);
  panel.popover = "auto";
  panel.role = "dialog";
  panel.ariaModal = "true";
  panel.ariaLabel = name;
  panel.showPopover();
  for (const element of outside) element.inert = true;
  focusInside(panel);
};
