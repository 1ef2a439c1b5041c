import { getDueOnAcceptance } from "shared/inbox/proposals/payment-schedule";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import { amountInWords } from "shared/money/amount";
import { dueInWords } from "../guest-pages/parts/in-words.ts";
import type { Offer } from "../guest-pages/proposal/AcceptForm.tsx";
import { isAdmin, readSession } from "../lib/session/session.ts";
import { keepAnswers } from "./keep-answers.ts";

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

const showChosen = (isChosen: boolean) => {
  for (const element of document.querySelectorAll<HTMLElement>("[data-chosen], [data-due]"))
    element.hidden = !isChosen;
  for (const element of document.querySelectorAll<HTMLElement>("[data-unchosen]"))
    element.hidden = isChosen;
};

const write = (selector: string, text: string) => {
  for (const element of document.querySelectorAll(selector)) element.textContent = text;
};

/** Without a script, each option shows its own amounts, and the page says that they are without extras. */
const showTotal = (form: HTMLFormElement, offer: Offer, today: string) => {
  const update = () => {
    const fields = new FormData(form);
    const [option] = fields.getAll("option").map(String);
    showChosen(option !== undefined);
    if (option === undefined) return;
    const { total } = priceProposal(offer, { option, extras: fields.getAll("extras").map(String) });
    const { currency } = offer;
    write("[data-total]", amountInWords({ amount: total, currency }));
    write("[data-due]", dueInWords(getDueOnAcceptance(offer, total, today), currency));
  };
  // The inputs may be outside of the form that they belong to.
  addEventListener("change", update);
  update();
};

/** A page that is opened again doesn't thank again for the form that led to it. */
const forgetOutcome = () => {
  const address = new URL(location.href);
  for (const name of ["sent", "saved"]) address.searchParams.delete(name);
  if (address.href === location.href) return;
  history.replaceState(history.state, "", address);
};

const isTeam = () => {
  const session = readSession();
  return session !== undefined && isAdmin(session);
};

const seenAddress = document.querySelector<HTMLElement>("[data-seen]")?.dataset.seen;
if (seenAddress && !isTeam()) reportSeen(seenAddress);

const form = document.querySelector<HTMLFormElement>("form[data-offer]");
const { offer, today } = form?.dataset ?? {};
if (form && offer && today) showTotal(form, JSON.parse(offer), today);

forgetOutcome();
keepAnswers();

for (const button of document.querySelectorAll<HTMLElement>("[data-prints]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
