import { lazy, Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { importLater } from "../../lib/app/import-later.ts";
import { closeAlerts, loadAlertDialog, useNewestAlert } from "./alerts.ts";

const AlertDialog = lazy(async () => ({ default: (await loadAlertDialog()).AlertDialog }));

export function AlertArea() {
  const newest = useNewestAlert();
  useEffect(() => {
    const leaving = new AbortController();
    void importLater(loadAlertDialog, leaving.signal);
    return () => {
      leaving.abort();
      closeAlerts();
    };
  }, []);
  return (
    <>
      <Outlet />
      {newest && (
        <Suspense>
          <AlertDialog {...newest} />
        </Suspense>
      )}
    </>
  );
}
