import { useNotifications } from "@mantine/notifications";
import { lazy, Suspense, useEffect } from "react";
import { importLater } from "../../lib/app/import-later.ts";

const loadNotices = () => import("./Notices.tsx");

const Notices = lazy(async () => ({ default: (await loadNotices()).Notices }));

/** Mounted by screens with notifications. The library loads after the first rows. */
export function NotificationArea() {
  const isShown = useNotifications().notifications.length > 0;
  useEffect(() => {
    const left = new AbortController();
    void importLater(loadNotices, left.signal);
    return () => left.abort();
  }, []);
  return (
    isShown && (
      <Suspense>
        <Notices />
      </Suspense>
    )
  );
}
