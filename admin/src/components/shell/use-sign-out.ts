import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useApp } from "../../lib/app/app-context.ts";
import { hasDrafts } from "../../lib/editing/draft-key.ts";
import { signOut } from "./sign-out.ts";

/** Whoever wrote it: signing out removes it. */
const isAnyWaiting = async () => {
  if (!("indexedDB" in globalThis)) return false;
  try {
    const { hasWaiting } = await import("../../lib/offline/waiting-texts.ts");
    return await hasWaiting();
  } catch {
    return false;
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
    // Pending requests would be refused once the session has ended.
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
      void leave();
    },
    onCancel: () => setAsking(false),
  };
  return { signOutOrAsk, leave, question, isSigningOut };
}
