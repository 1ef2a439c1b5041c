import { Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReceiptDraft } from "shared/inbox/receipts/receipt-words";
import { previewReceipt } from "shared/inbox/receipts/receipts.endpoints";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import classes from "./ReceiptPreview.module.css";

type Scheme = "light" | "dark";

/** Milliseconds without a keystroke after which the preview follows. */
const typingPause = 400;

type Props = {
  draft: ReceiptDraft;
  /** True while the words can't be sent: the preview keeps the last ones that can. */
  isPaused: boolean;
};

/** The email as guests get it. */
export function ReceiptPreview({ draft, isPaused }: Props) {
  const { api } = useApp();
  const [width, setWidth] = useState("360");
  const [scheme, setScheme] = useState<Scheme>("light");
  const [body] = useDebouncedValue(draft, typingPause);
  const preview = useQuery({
    queryKey: ["settings", "receipt-preview", body],
    queryFn: ({ signal }) => api.request(previewReceipt, { body, signal }),
    enabled: !isPaused,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <SegmentedControl
          aria-label="Width"
          value={width}
          onChange={setWidth}
          data={[
            { value: "360", label: "Phone" },
            { value: "600", label: "Computer" },
          ]}
        />
        <SegmentedControl
          aria-label="Colours"
          value={scheme}
          onChange={setScheme}
          data={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
        />
      </Group>
      <QueryState
        query={preview}
        skeleton={<RowsSkeleton rows={2} height={140} />}
        errorText="Couldn't load the preview."
      >
        {({ subject, html }) => (
          <>
            <Text size="sm">
              Subject: <b>{subject}</b>
            </Text>
            <div className={classes.scroll}>
              <iframe
                className={classes.page}
                style={{ width: `${width}px`, colorScheme: scheme }}
                title="The confirmation email"
                sandbox=""
                srcDoc={html[scheme]}
              />
            </div>
          </>
        )}
      </QueryState>
    </Stack>
  );
}
