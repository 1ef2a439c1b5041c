import { hasTypedTexts, homeAfterSignOut } from "shared/accounts/sign-out";
import { hasTypedFields } from "../forms/messages/form-values.ts";
import { navigate } from "../lib/navigate.ts";
import { pageApiOrigin } from "../lib/page-api-origin.ts";
import { isAdmin, readSession } from "../lib/session/session.ts";

const account = document.querySelector<HTMLElement>("#account");
// Loaded on demand, because few visitors are signed in.
const loadSignOut = () => import("../lib/session/end-session.ts");
const loadTransitions = () => import("../lib/page-transition.ts");
const loadPrefill = () => import("../forms/messages/prefill-account.ts");
let isPrefilled = false;
const messageForms = 'form:is([action$="/api/inquiries"], [action$="/api/contact"])';

/** Details that the tab keeps belong to the visitor who signs out. */
const forgetDetails = () => {
  sessionStorage.removeItem("guest-details");
  for (const field of document.querySelectorAll<HTMLInputElement>("[data-is-kept]"))
    field.defaultValue = "";
};

const show = () => {
  const session = readSession();
  if (isPrefilled && !session) forgetDetails();
  const signedInAs = session && (isAdmin(session) ? "admin" : "client");
  if (account) account.dataset.shows = signedInAs ?? "visitor";
  if (session) loadSignOut().catch(() => {});
  if (signedInAs === "admin")
    loadTransitions().then(
      (its) => its.skipAdminTransitions(),
      () => {},
    );
  // Another tab may have signed out, so prefilled fields must be emptied.
  if (signedInAs === "client") isPrefilled = true;
  if (isPrefilled)
    loadPrefill().then(
      (its) => {
        for (const form of document.querySelectorAll<HTMLFormElement>(messageForms))
          its.prefillAccount(form);
      },
      () => {},
    );
};
show();
// Another tab may have signed in or out, also while this page was in the back/forward cache.
addEventListener("storage", show);
addEventListener("pageshow", show);

/**
 * True if a form of this site or of the admin in the same tab contains typed text. A form stores text only once its
 * script has loaded, and an open chat never does.
 */
const hasTyped = () => hasTypedTexts() || [...document.forms].some(hasTypedFields);

const signOut = async () => {
  try {
    const { endSession } = await loadSignOut();
    const ending = endSession(pageApiOrigin());
    show();
    return homeAfterSignOut[await ending];
  } catch {
    // The module cannot load without a connection.
    localStorage.clear();
    sessionStorage.clear();
    return homeAfterSignOut.unconfirmed;
  }
};

account?.querySelector("button")?.addEventListener("click", async () => {
  if (hasTyped() && !confirm("Log out and discard what you typed?")) return;
  // Prevents typing before the home page opens.
  document.body.inert = true;
  // Otherwise a form's script would store the typed text again or send it.
  sessionStorage.clear();
  forgetDetails();
  for (const form of document.forms) form.reset();
  const home = await signOut();
  document.body.inert = false;
  navigate(home);
});
