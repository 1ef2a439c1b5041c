import { typedTextPrefixes } from "shared/accounts/sign-out";
import { readRetryAfter } from "../lib/api.ts";
import { isRecordOf, isString } from "../lib/guards.ts";
import { retryDelay, shouldRetry } from "../lib/retry.ts";

const isAnswers = isRecordOf(isString);

/** Some browsers refuse storage; the form then works without it. */
const readKept = (key: string): Record<string, string> | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isAnswers(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

const keep = (key: string, answers: Record<string, string> | null) => {
  try {
    if (answers) sessionStorage.setItem(key, JSON.stringify(answers));
    else sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept.
  }
};

const readAnswers = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );

const fillIn = (form: HTMLFormElement, answers: Record<string, string>) => {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const value = answers[field.name];
    if (field.type === "radio") field.checked = field.value === value;
    else if (value !== undefined) field.value = value;
  }
};

/** Shows the page with the reason for a refusal; false for a page of another server, such as a hotel's. */
const showRefusal = (html: string) => {
  const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
  if (!main) return false;
  document.querySelector("main")?.replaceWith(document.adoptNode(main));
  const issue = document.querySelector<HTMLElement>("#guest-issue");
  issue?.setAttribute("tabindex", "-1");
  issue?.focus();
  keepAnswers();
  return true;
};

/** `retryAfter` in seconds; unanswered without a connection or a server that works, and while this address saves too often. */
const send = async (form: HTMLFormElement, onSaved: () => void) => {
  try {
    const body = new URLSearchParams(readAnswers(form));
    const response = await fetch(form.action, { method: "POST", body });
    const retryAfter = readRetryAfter(response);
    if (shouldRetry(response)) return { isAnswered: false, retryAfter };
    if (!response.redirected) return { isAnswered: showRefusal(await response.text()), retryAfter };
    onSaved();
    location.assign(response.url);
    return { isAnswered: true, retryAfter };
  } catch {
    return { isAnswered: false, retryAfter: 0 };
  }
};

const waiting =
  "Not saved yet: there's no connection, or our site is busy. Your answers are kept on this device. We'll send them as soon as we can. Keep this page open.";

/** Keeps a person's answers in this tab until the server has saved them, and tries again without a connection. */
export const keepAnswers = () => {
  const form = document.querySelector<HTMLFormElement>("form[data-keeps]");
  const { keeps: name, refused } = form?.dataset ?? {};
  const status = form?.querySelector<HTMLElement>("[data-status]");
  if (!form || !status || name === undefined) return;
  const button = form.querySelector("[type=submit]");
  const key = `${typedTextPrefixes.site}${name}`;
  // A refused form comes back with its answers, and after a conflict with a newer version.
  const kept = refused === undefined ? readKept(key) : undefined;
  if (kept) fillIn(form, kept);
  let isSaving = false;
  /** Counts saves without an answer. */
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setSaving = (value: boolean) => {
    isSaving = value;
    // A disabled button would lose the focus.
    button?.setAttribute("aria-disabled", String(value));
  };

  const save = async () => {
    if (isSaving || !form.isConnected) return;
    clearTimeout(timer);
    setSaving(true);
    const result = await send(form, () => keep(key, null));
    setSaving(false);
    tries = result.isAnswered ? 0 : tries + 1;
    status.textContent = result.isAnswered ? "Saved." : waiting;
    status.classList.toggle("outcome--failure", !result.isAnswered);
    if (!result.isAnswered) timer = setTimeout(save, retryDelay(tries, result));
  };

  const saveAndShow = async () => {
    status.classList.remove("outcome--failure");
    status.textContent = "Saving…";
    await save();
    status.scrollIntoView({ block: "nearest" });
  };

  form.addEventListener("input", () => keep(key, readAnswers(form)));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void saveAndShow();
  });
  addEventListener("online", () => {
    if (tries > 0) void save();
  });
};
