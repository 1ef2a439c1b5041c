import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Route } from "lucide-react";
import { useRef } from "react";
import { routeInWords } from "shared/content/tours/route-text";
import type { TourRoute } from "shared/content/tours/tour-route";
import { readRouteFile } from "shared/content/tours/tour-route.endpoints";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import type { ServiceForm } from "../values/use-service-form.ts";
import { RouteLine } from "./RouteLine.tsx";

const gpxTypes = ".gpx,application/gpx+xml,application/xml,text/xml,application/octet-stream";

/** The server parses the file; the route is stored with the tour. */
export function RouteSection({ form }: { form: ServiceForm }) {
  const { api } = useApp();
  const resetInput = useRef<() => void>(null);
  const { route } = form.values.facts;
  const setRoute = (next: TourRoute | null) => form.setFieldValue("facts.route", next);
  const read = useMutation({
    mutationFn: (gpxFile: File) => api.request(readRouteFile, { body: { gpxFile } }),
    onSuccess: (answer) => setRoute(answer.route),
    onSettled: () => resetInput.current?.(),
  });
  const problem =
    read.error && (serverMessage(read.error) ?? "Couldn't upload the file. Please try again.");
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Upload a GPX file from your watch or route planner.
      </Text>
      {route && <RouteLine route={route} />}
      <Text size="sm" role="status">
        {route ? routeInWords(route) : "No route yet."}
      </Text>
      {(problem || form.errors["facts.route"]) && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem || form.errors["facts.route"]}
        </Text>
      )}
      <Group gap="xs">
        <FileButton
          accept={gpxTypes}
          resetRef={resetInput}
          onChange={(file) => file && read.mutate(file)}
        >
          {(button) => (
            <Button
              {...button}
              data-path="facts.route"
              variant="light"
              leftSection={<Route size={18} aria-hidden />}
              loading={read.isPending}
            >
              {route ? "Choose another GPX file" : "Choose a GPX file"}
            </Button>
          )}
        </FileButton>
        {route && (
          <Button variant="subtle" color="red" onClick={() => setRoute(null)}>
            Remove route
          </Button>
        )}
      </Group>
    </Stack>
  );
}
