import { Alert, Paper, Text } from "@mantine/core";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import classes from "./SaveStatus.module.css";
import { type Upload, UploadProgress } from "./UploadProgress.tsx";

type MaybeText = string | false | null | undefined;
export type SaveTexts = {
  success?: MaybeText;
  failure?: MaybeText;
  /** Shown below `failure`, or alone. */
  detail?: MaybeText;
};
type Props = SaveTexts & {
  upload?: Upload | false | undefined;
};

/** Shows the result of a save and announces it to screen readers. */
export function SaveStatus({ success, failure, detail, upload }: Props) {
  return (
    <div className={classes.status}>
      {upload && (
        <Paper withBorder shadow="md" p="sm" mt="md">
          <UploadProgress {...upload} />
        </Paper>
      )}
      <div role="status">
        {success && (
          <Alert role="presentation" mt="md" color="lake" icon={<CircleCheck />}>
            {success}
          </Alert>
        )}
      </div>
      <div role="alert" tabIndex={-1}>
        {failure && (
          <Alert role="presentation" mt="md" color="red" icon={<CircleAlert />}>
            {failure}
            {detail && <Text size="sm">{detail}</Text>}
          </Alert>
        )}
        {!failure && detail && (
          <Alert role="presentation" mt="md" color="clay" icon={<Info />}>
            {detail}
          </Alert>
        )}
      </div>
    </div>
  );
}
