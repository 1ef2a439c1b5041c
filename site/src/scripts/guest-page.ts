import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import { amountInWords } from "shared/money/amount";
import { isAdmin, readSession } from "../lib/session/session.ts";

/** Reports the visit once the visitor does something, as scanners of mails do not; the team's browsers are left out. */
const reportSeen = (address: string) => {
  const first = new AbortController();
  const report = () => {
    first.abort();
    fetch(address, { method: "POST", keepalive: true }).catch(() => {});
  };
  for (const touch of ["scroll", "pointerdown", "keydown"])
    addEventListener(touch, report, { passive: true, signal: first.signal });
};

const isChosen = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "hidden" || field.checked);

/** Without a script, each option shows its own total. */
const showTotal = (form: HTMLFormElement, output: HTMLOutputElement) => {
  const { currency = "USD", discount } = form.dataset;
  const update = () => {
    const chosen = [...form.elements].filter(isChosen);
    const sum = sumAmounts(chosen.map(({ dataset }) => Number(dataset.amount ?? 0)));
    const total = sumAmounts([sum, -Math.min(sum, Number(discount))]);
    output.value = amountInWords({ amount: total, currency });
    output.parentElement?.toggleAttribute("hidden", !chosen.some(({ name }) => name === "option"));
  };
  // The inputs may be outside of the form that they belong to.
  addEventListener("change", update);
  update();
};

const isTeam = () => {
  const session = readSession();
  return session !== undefined && isAdmin(session);
};

const seenAddress = document.querySelector<HTMLElement>("[data-seen]")?.dataset.seen;
if (seenAddress && !isTeam()) reportSeen(seenAddress);

const form = document.querySelector<HTMLFormElement>("form[data-currency]");
const output = form?.querySelector("output");
if (form && output) showTotal(form, output);

for (const button of document.querySelectorAll<HTMLElement>("[data-prints]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
