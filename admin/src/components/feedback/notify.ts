import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { serverMessage } from "../../lib/api/api-error.ts";

const closeButtonProps = { "aria-label": "Close" };

/** Shows a short notice; its screen needs a `NotificationArea`. */
export const notify = (title: string, message: ReactNode) =>
  notifications.show({ title, message, closeButtonProps });

export const notifyError = (title: string, error: unknown) =>
  notifications.show({
    color: "red",
    title,
    message: serverMessage(error) ?? "Please try again.",
    role: "alert",
    closeButtonProps,
  });
