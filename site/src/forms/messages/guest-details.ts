import { isRecordOf, isString } from "../../lib/guards.ts";

/** Visitors type these once for all tours; the tab keeps them until it closes or the visitor signs out. */
const detailFields = [
  "name",
  "email",
  "phone",
  "paxNumber",
  "adults",
  "childrenAges",
  "checkinDate",
  "checkoutDate",
];
const dateFields = new Set(["checkinDate", "checkoutDate"]);

const key = "guest-details";

type Details = Readonly<Record<string, string>>;

const isDetails = isRecordOf(isString);

export const readDetails = (): Details => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return isDetails(stored) ? stored : {};
  } catch {
    return {};
  }
};

const store = (details: Details) => {
  const typed = Object.entries(details).filter(([, text]) => text !== "");
  try {
    sessionStorage.removeItem(key);
    if (typed.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The browser stores nothing, so every form starts empty.
  }
};

const findField = (root: ParentNode, name: string) =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** Stores a field that the visitor typed in, if it is one of the details. */
export function keepDetail(field: EventTarget | null) {
  if (!(field instanceof HTMLInputElement) || !detailFields.includes(field.name)) return;
  store({ ...readDetails(), [field.name]: field.value });
}

/** Copies a detail into a form as its default, so that it does not count as typed there. */
export function copyDetail(form: ParentNode, { name, value }: HTMLInputElement) {
  const field = findField(form, name);
  if (!field) return;
  field.defaultValue = value;
  field.dataset.isKept = "";
}

/** Fills in the kept details as defaults, so that typed text stays and nothing counts as typed. */
export function prefillDetails(root: ParentNode) {
  for (const [name, text] of Object.entries(readDetails())) {
    const field = findField(root, name);
    if (!field || field === document.activeElement) continue;
    field.defaultValue = text;
    field.dataset.isKept = "";
    if (field.value === text) field.closest("details")?.setAttribute("open", "");
  }
}

/** True for a field that this module filled in. */
export const isKept = ({ dataset }: HTMLElement) => "isKept" in dataset;

/** After sending, the form is empty; the dates belong to the sent inquiry, the rest to the guest. */
export function forgetSentDetails(root: ParentNode) {
  for (const name of detailFields) {
    const field = findField(root, name);
    if (!field || !isKept(field)) continue;
    field.defaultValue = "";
    delete field.dataset.isKept;
  }
  store(
    Object.fromEntries(Object.entries(readDetails()).filter(([name]) => !dateFields.has(name))),
  );
}
