import { homeAfterSignOut } from "shared/paths";
import { apiOrigin } from "../lib/api-origin.ts";
import { navigate } from "../lib/navigate.ts";
import { endSession, isAdmin, readSession } from "../lib/session.ts";

const account = document.querySelector<HTMLElement>("#account");

const show = () => {
  const session = readSession();
  const signedInAs = session && (isAdmin(session) ? "admin" : "client");
  if (account) account.dataset.shows = signedInAs ?? "visitor";
};
show();
// Another tab may have signed in or out, also while this page was in the back/forward cache.
addEventListener("storage", show);
addEventListener("pageshow", show);

/** Of a form of this site, or of the admin in the same tab. */
const hasTyped = () => /(message|draft):/.test(Object.keys(sessionStorage).join());

account?.querySelector("button")?.addEventListener("click", async () => {
  if (hasTyped() && !confirm("Log out and discard what you typed?")) return;
  const ending = endSession(apiOrigin);
  show();
  // Nobody should begin to type before the home page opens.
  document.body.inert = true;
  const result = await ending;
  document.body.inert = false;
  navigate(homeAfterSignOut[result]);
});
