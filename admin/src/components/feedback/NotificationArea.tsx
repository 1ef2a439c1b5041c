import { useNotifications } from "@mantine/notifications";
import { lazy, Suspense, useEffect } from "react";
import { importLater } from "../../lib/app/import-later.ts";

const loadNotices = () => import("./Notices.tsx");

const Notices = lazy(async () => ({ default: (await loadNotices()).Notices }));

/** Mounted by screens with notifications. The library loads after the first rows. */
export function NotificationArea() {
  const isShown = useNotifications().notifications.length > 0;
  useEffect(() => {
    const leaving = new AbortController();
    void importLater(loadNotices, leaving.signal);
    return () => leaving.abort();
  }, []);
  return (
    isShown && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}
