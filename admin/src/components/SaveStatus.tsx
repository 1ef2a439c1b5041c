import { Alert, Text } from "@mantine/core";
import { CircleAlert, CircleCheck } from "lucide-react";
import classes from "./SaveStatus.module.css";

type Words = string | false | null | undefined;
export type SaveTexts = {
  success?: Words;
  failure?: Words;
  /** The server's own sentence, if it adds something to `failure`. */
  detail?: Words;
};

/** What became of a save, announced to screen readers too. */
export function SaveStatus({ success, failure, detail }: SaveTexts) {
  return (
    <div className={classes.status}>
      <div role="status">
        {success && (
          <Alert role="presentation" mt="md" color="lake" icon={<CircleCheck />}>
            {success}
          </Alert>
        )}
      </div>
      <div role="alert">
        {failure && (
          <Alert role="presentation" mt="md" color="red" icon={<CircleAlert />}>
            {failure}
            {detail && <Text size="sm">{detail}</Text>}
          </Alert>
        )}
      </div>
    </div>
  );
}
