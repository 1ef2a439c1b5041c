import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useApp } from "../../lib/app/app-context.ts";
import { logError } from "../../lib/app/log-error.ts";
import { hasDrafts } from "../../lib/editing/draft-key.ts";
import { readSession } from "../../lib/session/session.ts";
import { signOut } from "./sign-out.ts";

const loadWaitingTexts = () => import("../../lib/offline/waiting-texts.ts");

/** An answer or a note of whoever is signed in. */
const isAnyWaiting = async () => {
  const account = readSession()?.user._id;
  if (!("indexedDB" in globalThis) || !account) return false;
  try {
    const { listWaiting } = await loadWaitingTexts();
    return (await listWaiting(account)).length > 0;
  } catch {
    return false;
  }
};

const discardWaiting = async () => {
  const account = readSession()?.user._id;
  if (!("indexedDB" in globalThis) || !account) return;
  try {
    const texts = await loadWaitingTexts();
    await texts.discardWaiting(account);
  } catch (error) {
    logError("What waits to be sent could not be discarded.", error);
  }
};

/** Asks first when signing out would lose something typed. */
export function useSignOut() {
  const app = useApp();
  const queries = useQueryClient();
  const [isSigningOut, setSigningOut] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // A second click can come before the button is disabled.
  const isBegun = useRef(false);
  const leave = async () => {
    setSigningOut(true);
    await queries.cancelQueries();
    await signOut(app);
  };
  const signOutOrAsk = async () => {
    if (isSigningOut || isBegun.current) return;
    isBegun.current = true;
    if (!app.unsaved.any() && !hasDrafts() && !(await isAnyWaiting())) return leave();
    isBegun.current = false;
    setAsking(true);
  };
  const question = isAsking && {
    title: "Log out and discard what you typed?",
    text: "Something you typed has not been saved or sent yet. Logging out discards it for good.",
    confirm: "Discard and log out",
    onConfirm: () => {
      setAsking(false);
      setSigningOut(true);
      void discardWaiting().then(leave);
    },
    onCancel: () => setAsking(false),
  };
  return { signOutOrAsk, leave, question, isSigningOut };
}
