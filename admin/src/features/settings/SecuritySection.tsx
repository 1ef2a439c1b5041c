import { Button, Stack, Text } from "@mantine/core";
import { SaveStatus } from "../../components/form/SaveStatus.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useSignOutOthers } from "./me.requests.ts";

export function SecuritySection() {
  const signOutOthers = useSignOutOthers();
  const { data, error, isPending, note } = signOutOthers;
  return (
    <Stack align="flex-start">
      <Text>
        Lost a phone, or signed in on somebody else’s computer? Sign out everywhere but here.
      </Text>
      <Button loading={isPending} onClick={() => signOutOthers.save(null)}>
        Sign out everywhere else
      </Button>
      <SaveStatus
        success={data?.message}
        failure={
          error &&
          !note &&
          (serverMessage(error) ?? "This did not work: you may still be signed in elsewhere.")
        }
        detail={note}
      />
    </Stack>
  );
}
