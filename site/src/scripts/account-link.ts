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

account?.querySelector("button")?.addEventListener("click", async () => {
  const ending = endSession(apiOrigin);
  show();
  // Nobody should begin to type before the home page opens.
  document.body.inert = true;
  const result = await ending;
  document.body.inert = false;
  navigate(homeAfterSignOut[result]);
});
