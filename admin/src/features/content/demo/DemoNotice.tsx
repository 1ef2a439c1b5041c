import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useApp } from "../../../lib/app/app-context.ts";
import { firstStartQuery } from "../../../lib/requests/first-start.ts";

/* Needed once, and heavy with the dialog library. */
const ClearDemoDialog = lazy(async () => ({
  default: (await import("./ClearDemoDialog.tsx")).ClearDemoDialog,
}));

export function DemoNotice() {
  const { api } = useApp();
  const { data } = useQuery(firstStartQuery(api));
  const [isAsking, setIsAsking] = useState(false);
  if (!data?.demo) return null;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        This is demo content.{" "}
        <Anchor component="button" type="button" inherit onClick={() => setIsAsking(true)}>
          Start with my own content
        </Anchor>
      </Text>
      {isAsking && (
        <Suspense>
          <ClearDemoDialog demo={data.demo} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
