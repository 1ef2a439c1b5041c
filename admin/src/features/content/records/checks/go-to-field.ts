import { flushSync } from "react-dom";

/** Finds the field, or else that of the list or group that contains it. */
const findField = (path: string): HTMLElement | null => {
  const field = document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  if (field) return field;
  const inside = document.querySelector<HTMLElement>(`[data-path^="${path}."]`);
  const group = path.slice(0, Math.max(0, path.lastIndexOf(".")));
  return inside ?? (group ? findField(group) : null);
};

/** A collapsed block must open before its field can get the focus. */
const unfold = (field: HTMLElement) => {
  const folded = field.closest<HTMLElement>("[hidden]");
  const toggle =
    folded?.id && document.querySelector<HTMLElement>(`[aria-controls="${folded.id}"]`);
  if (toggle) flushSync(() => toggle.click());
};

/** Opens the part of the form that contains a field and focuses the field. */
export const goToField = (path: string) => {
  const field = findField(path);
  if (!field) return;
  unfold(field);
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
};
