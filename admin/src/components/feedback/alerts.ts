import { useSyncExternalStore } from "react";
import { logError } from "../../lib/app/log-error.ts";
import type { Alert, AlertDialogProps } from "./AlertDialog.tsx";
import type { Confirmation } from "./ConfirmDialog.tsx";

let dialogs: AlertDialogProps[] = [];
const listeners = new Set<() => void>();

const setDialogs = (changed: AlertDialogProps[]) => {
  dialogs = changed;
  for (const listener of listeners) listener();
};

const close = (dialog: AlertDialogProps) => setDialogs(dialogs.filter((each) => each !== dialog));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const closeAlerts = () => setDialogs([]);

/** The newest dialog covers the earlier ones. */
export const useNewestAlert = () => useSyncExternalStore(subscribe, () => dialogs.at(-1));

/** Loaded on demand because the dialog library is large. */
export const loadAlertDialog = () => import("./AlertDialog.tsx");

/** Falls back to the browser's own dialog when the dialog can't load offline. */
const open = (dialog: AlertDialogProps, openPlain: () => void) =>
  loadAlertDialog().then(
    () => setDialogs([...dialogs, dialog]),
    (error) => {
      logError("The dialog could not be loaded.", error);
      openPlain();
    },
  );

/** Shows a dialog that stays open until the user confirms it. */
export function showAlert({ kind, text, detail }: Alert) {
  const shownDetail = detail === text ? undefined : detail;
  const alert = { kind, text, detail: shownDetail };
  const dialog = { alert, onClose: () => close(dialog) };
  const lines = [kind, text, shownDetail].filter(Boolean);
  void open(dialog, () => window.alert(lines.join("\n\n")));
}

/** Asks before an irreversible action; "Cancel" has the focus. */
export function askToConfirm({ onConfirm, onCancel, ...question }: Confirmation) {
  const confirmation = {
    ...question,
    onConfirm: () => {
      close(dialog);
      onConfirm();
    },
    onCancel: () => {
      close(dialog);
      onCancel?.();
    },
  };
  const dialog = { confirmation };
  void open(dialog, () => (window.confirm(question.title) ? onConfirm() : onCancel?.()));
}
