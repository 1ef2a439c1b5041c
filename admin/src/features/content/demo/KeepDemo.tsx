import { Button, Stack, Text } from "@mantine/core";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useKeepDemo } from "./demo.requests.ts";

/** For an owner with an edited demo. */
export function KeepDemo() {
  const { save, isPending, error, note } = useKeepDemo();
  return (
    <Stack gap="xs" align="start">
      <Text>Already made it yours? Keep this content and hide the demo notice.</Text>
      <Button variant="default" loading={isPending} onClick={() => save(undefined)}>
        Keep as my content
      </Button>
      {error && (
        <ErrorAlert title={note ?? serverMessage(error) ?? "Couldn't save. Please try again."} />
      )}
    </Stack>
  );
}
