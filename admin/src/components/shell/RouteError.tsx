import { Button, Container } from "@mantine/core";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { logError } from "../../lib/app/log-error.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";

/** Replaces a screen that failed to load or render, for example after a release. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => logError("A screen failed.", error), [error]);
  return (
    <Container size="sm" py="xl">
      <ErrorAlert title="This screen couldn't be shown." detail="Reloading usually helps." />
      <Button mt="md" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Container>
  );
}
