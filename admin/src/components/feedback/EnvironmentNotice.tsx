import { Alert } from "@mantine/core";
import { Lock } from "lucide-react";

/** Explains that an environment variable overrides the setting. */
export function EnvironmentNotice({ variable }: { variable: string }) {
  return (
    <Alert color="lake" icon={<Lock aria-hidden />}>
      This is set on the server ({variable}) and can't be changed here.
    </Alert>
  );
}
