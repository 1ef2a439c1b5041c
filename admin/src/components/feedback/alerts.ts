import { useSyncExternalStore } from "react";
import { logError } from "../../lib/app/log-error.ts";
import { createStore } from "../../lib/app/store.ts";
import type { Alert, AlertDialogProps } from "./AlertDialog.tsx";
import type { Confirmation } from "./ConfirmDialog.tsx";

const dialogs = createStore<AlertDialogProps[]>([]);

const close = (dialog: AlertDialogProps) =>
  dialogs.set(dialogs.read().filter((each) => each !== dialog));

export const closeAlerts = () => dialogs.set([]);

/** The newest dialog covers the earlier ones. */
export const useNewestAlert = () =>
  useSyncExternalStore(dialogs.subscribe, () => dialogs.read().at(-1));

/** Loaded on demand because the dialog library is large. */
export const loadAlertDialog = () => import("./AlertDialog.tsx");

/** Falls back to the browser's own dialog when the dialog can't load offline. */
const open = (dialog: AlertDialogProps, openPlain: () => void) =>
  loadAlertDialog().then(
    () => dialogs.set([...dialogs.read(), dialog]),
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
