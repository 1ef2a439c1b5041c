import { Button, Stack, Text } from "@mantine/core";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useKeepDemo } from "./demo.requests.ts";

/** For an owner who has written over the demo. */
export function KeepDemo() {
  const { save, isPending, error, note } = useKeepDemo();
  return (
    <Stack gap="xs" align="start">
      <Text>Have you made the demo your own? Keep everything; it is a demo no longer.</Text>
      <Button variant="default" loading={isPending} onClick={() => save(undefined)}>
        This is my own content now
      </Button>
      {error && <ErrorAlert title={note ?? serverMessage(error) ?? "This was not saved."} />}
    </Stack>
  );
}
