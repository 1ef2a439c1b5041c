import { ModalsProvider } from "@mantine/modals";
import { useEffect } from "react";
import { Outlet } from "react-router";
import { preloadConfirmDialog } from "./load-confirm-dialog.ts";

/** Around the screens that ask and alert, to keep the library out of the first one. */
export function AlertArea() {
  useEffect(preloadConfirmDialog, []);
  return (
    <ModalsProvider modalProps={{ centered: true, zIndex: 400 }}>
      <Outlet />
    </ModalsProvider>
  );
}
