import { Button, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { SaveStatus } from "../../../components/form/SaveStatus.tsx";
import { Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useHasFullAccess } from "../../../lib/session/access.ts";
import { useSignOutOthers } from "./me.requests.ts";
import { SessionRow } from "./SessionRow.tsx";
import { RequirementSwitch } from "./second-factor/RequirementSwitch.tsx";
import { SecondFactorSection } from "./second-factor/SecondFactorSection.tsx";
import { sessionsQuery } from "./sessions.queries.ts";

export function SecuritySection() {
  const isFull = useHasFullAccess();
  return (
    <Stack gap="xl">
      <SecondFactorSection />
      {isFull && <RequirementSwitch />}
      <SignedInDevices />
    </Stack>
  );
}

function SignedInDevices() {
  const { api } = useApp();
  const sessions = useQuery(sessionsQuery(api));
  const [ended, setEnded] = useState<string>();
  return (
    <Stack>
      <Title order={2} size="h4">
        Where you're signed in
      </Title>
      <QueryState
        query={sessions}
        skeleton={<RowsSkeleton rows={2} height={90} />}
        errorText="Couldn't load your sessions."
      >
        {(open) => (
          <Rows label="Where you're signed in">
            {open.map((session) => (
              <SessionRow key={session._id} session={session} onEnded={setEnded} />
            ))}
          </Rows>
        )}
      </QueryState>
      <Text size="sm" role="status">
        {ended}
      </Text>
      <SignOutOthers />
    </Stack>
  );
}

function SignOutOthers() {
  const signOutOthers = useSignOutOthers();
  const { data, error, isPending, note } = signOutOthers;
  return (
    <Stack align="flex-start">
      <Text>Lost a phone, or signed in on someone else's computer? Sign out everywhere else.</Text>
      <Button loading={isPending} onClick={() => signOutOthers.save(null)}>
        Sign out everywhere else
      </Button>
      <SaveStatus
        success={data?.message}
        failure={
          error &&
          !note &&
          (serverMessage(error) ??
            "Couldn't sign you out. You may still be signed in elsewhere. Please try again.")
        }
        detail={note}
      />
    </Stack>
  );
}
