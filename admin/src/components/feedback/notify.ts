import { type NotificationData, notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { serverMessage } from "../../lib/api/api-error.ts";

/** Replaces the previous notice; the screen needs a `NotificationArea`. */
export const showNotice = (notice: NotificationData) => {
  notifications.clean();
  return notifications.show({ closeButtonProps: { "aria-label": "Close" }, ...notice });
};

export const notify = (title: string, message: ReactNode) => showNotice({ title, message });

export const notifyError = (title: string, error: unknown) =>
  showNotice({
    color: "red",
    title,
    message: serverMessage(error) ?? "Please try again.",
    role: "alert",
    autoClose: 10_000,
  });
