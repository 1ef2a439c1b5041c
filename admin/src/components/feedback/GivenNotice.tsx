import { Alert } from "@mantine/core";
import { Lock } from "lucide-react";

/** Says that the environment wins. */
export function GivenNotice({ variable }: { variable: string }) {
  return (
    <Alert color="lake" icon={<Lock aria-hidden />}>
      Set by {variable} where the product is started.
    </Alert>
  );
}
