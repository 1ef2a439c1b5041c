import { Alert } from "@mantine/core";
import { Lock } from "lucide-react";

/** Says that the environment wins. */
export function EnvironmentNotice({ variable }: { variable: string }) {
  return (
    <Alert color="lake" icon={<Lock aria-hidden />}>
      Whoever installed the site has set this ({variable}). It cannot be changed here.
    </Alert>
  );
}
