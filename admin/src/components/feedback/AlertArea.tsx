import { ModalsProvider } from "@mantine/modals";
import { Outlet } from "react-router";

// Logging out asks with it, also once the network has gone.
import("./ConfirmDialog.tsx").catch(() => undefined);

/** Around the screens that ask and alert, to keep the library out of the first one. */
export function AlertArea() {
  return (
    <ModalsProvider modalProps={{ centered: true, zIndex: 400 }}>
      <Outlet />
    </ModalsProvider>
  );
}
