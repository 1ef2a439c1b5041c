import { Alert, Button, CloseButton, SegmentedControl, Text } from "@mantine/core";
import { useState } from "react";
import type { RecordRef } from "shared/content/records/records";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import classes from "./Preview.module.css";
import { PreviewFrame } from "./PreviewFrame.tsx";
import { usePreview } from "./use-preview.ts";

type Props = { record: RecordRef; onClose: () => void };

const toWidth = (value: string) => (value === "wide" ? "wide" : "phone");

/** The page that a form would publish, which follows its fields. */
export function PreviewContent({ record, onClose }: Props) {
  const { page, problem, isUpdating, retry } = usePreview(record);
  const [width, setWidth] = useState<"phone" | "wide">("phone");
  return (
    <div className={classes.content}>
      <div className={classes.head}>
        <Text fw={650}>Preview</Text>
        <Text size="sm" c="dimmed" className={classes.state} role="status">
          {isUpdating && !problem ? "Updating…" : ""}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label="Width of the preview"
          value={width}
          onChange={(value) => setWidth(toWidth(value))}
          data={[
            { value: "phone", label: "Phone" },
            { value: "wide", label: "Computer" },
          ]}
        />
        <CloseButton aria-label="Close the preview" onClick={onClose} />
      </div>
      {problem && (
        <Alert color="clay" className={classes.problem} radius={0} role="status">
          <Text size="sm">
            {problem} {page && "The page below is from before that."}
          </Text>
          {retry && (
            <Button size="xs" variant="light" mt="xs" onClick={retry}>
              Try again
            </Button>
          )}
        </Alert>
      )}
      {page ? (
        <PreviewFrame page={page} width={width} isOutdated={problem !== undefined} />
      ) : (
        !problem && <RowsSkeleton rows={3} height={140} />
      )}
    </div>
  );
}
