import { Alert } from "@mantine/core";
import { CircleAlert, CircleCheck } from "lucide-react";
import classes from "./SaveStatus.module.css";

type Text = string | false | null | undefined;
type Props = { success?: Text; failure?: Text };

/** What became of a save, announced to screen readers too. */
export function SaveStatus({ success, failure }: Props) {
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
          </Alert>
        )}
      </div>
    </div>
  );
}
