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

/** The newest dialog covers those before it. */
export const useNewestAlert = () => useSyncExternalStore(subscribe, () => dialogs.at(-1));

/** The library of dialogs is large and rarely needed. */
export const loadAlertDialog = () => import("./AlertDialog.tsx");

/** Without a connection the dialog may not be loaded: the browser's own takes its place. */
const open = (dialog: AlertDialogProps, openPlain: () => void) =>
  loadAlertDialog().then(
    () => setDialogs([...dialogs, dialog]),
    (error) => {
      logError("The dialog could not be loaded.", error);
      openPlain();
    },
  );

/** Shows a dialog that stays until it is confirmed. */
export function showAlert({ kind, text, detail }: Alert) {
  const shownDetail = detail === text ? undefined : detail;
  const alert = { kind, text, detail: shownDetail };
  const dialog = { alert, onClose: () => close(dialog) };
  const lines = [kind, text, shownDetail].filter(Boolean);
  void open(dialog, () => window.alert(lines.join("\n\n")));
}

/** Asks before something that cannot be undone; "Cancel" has the focus. */
export function askToConfirm({ onConfirm, onCancel, ...asked }: Confirmation) {
  const confirmation = {
    ...asked,
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
  void open(dialog, () => (window.confirm(asked.title) ? onConfirm() : onCancel?.()));
}
