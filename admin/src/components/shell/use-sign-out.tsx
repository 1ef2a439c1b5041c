import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { hasTypedTexts } from "shared/accounts/sign-out";
import { useApp } from "../../lib/app/app-context.ts";
import { logError } from "../../lib/app/log-error.ts";
import { readSession } from "../../lib/session/session.ts";
import { loadConfirmDialog } from "../feedback/load-confirm-dialog.ts";
import { signOut } from "./sign-out.ts";

const ConfirmDialog = lazy(async () => ({ default: (await loadConfirmDialog()).ConfirmDialog }));

const loadWaitingTexts = () => import("../../lib/offline/waiting-texts.ts");

/** True when the signed-in account has an unsent answer or note. */
const isAnyWaiting = async (account: string | undefined) => {
  if (!("indexedDB" in globalThis) || !account) return false;
  try {
    const { listWaiting } = await loadWaitingTexts();
    return (await listWaiting(account)).length > 0;
  } catch {
    return false;
  }
};

const discardWaiting = async (account: string | undefined) => {
  if (!account || !(await isAnyWaiting(account))) return;
  const texts = await loadWaitingTexts();
  await texts.discardWaiting(account);
};

const title = "Log out and discard unsaved text?";
const questions = {
  first: "Some of your text has not been saved or sent yet. Logging out deletes it for good.",
  failed: "It couldn't be deleted, so you're still signed in.",
};

/** Asks in `dialog` first when signing out would lose typed text. */
export function useSignOut() {
  const app = useApp();
  const queries = useQueryClient();
  const [isSigningOut, setSigningOut] = useState(false);
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  // A second click can come before the button is disabled.
  const isBegun = useRef(false);
  const leave = async (discard?: () => Promise<void>) => {
    setSigningOut(true);
    await queries.cancelQueries();
    await signOut(app, discard);
  };
  const ask = async (question: keyof typeof questions) => {
    try {
      await loadConfirmDialog();
      setAsking(question);
    } catch {
      // The dialog may not have loaded without a connection.
      if (window.confirm(`${title}\n\n${questions[question]}`)) await discardAndLeave();
    }
  };
  const discardAndLeave = async () => {
    setSigningOut(true);
    const account = readSession()?.user._id;
    try {
      await discardWaiting(account);
    } catch (error) {
      logError("Unsent text couldn't be deleted.", error);
      setSigningOut(false);
      return ask("failed");
    }
    // A failed send may have stored its text again.
    await leave(() => discardWaiting(account).catch(() => {}));
  };
  const signOutOrAsk = async () => {
    if (isSigningOut || isBegun.current) return;
    isBegun.current = true;
    if (!app.unsaved.any() && !hasTypedTexts() && !(await isAnyWaiting(readSession()?.user._id)))
      return leave();
    await ask("first");
    isBegun.current = false;
  };
  const dialog = asking && (
    <Suspense>
      <ConfirmDialog
        title={title}
        text={questions[asking]}
        confirm="Discard and log out"
        onConfirm={() => {
          setAsking(null);
          void discardAndLeave();
        }}
        onCancel={() => setAsking(null)}
      />
    </Suspense>
  );
  return { signOutOrAsk, dialog, isSigningOut };
}
