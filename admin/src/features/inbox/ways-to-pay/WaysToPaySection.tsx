import { Alert, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Banknote, CreditCard, Landmark, ShieldCheck, Smartphone } from "lucide-react";
import type { WaysToPay } from "shared/inbox/ways-to-pay/ways-to-pay";
import { limits } from "shared/limits";
import { ConflictChoice } from "../../../components/conflict/ConflictChoice.tsx";
import { textVersions } from "../../../components/conflict/text-versions.tsx";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { HelpTitle } from "../../../components/handbook/HelpTitle.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { RowList } from "../../../components/sortable/RowList.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useWaysForm, type WaysForm } from "./use-ways-form.ts";
import { WayFields } from "./WayFields.tsx";
import { describeWays, newWay, toWayValues, type WayKind } from "./way-values.ts";
import { editedWaysToPayQuery } from "./ways-to-pay.queries.ts";

const failure = "Couldn't save the ways to pay. Please try again.";

const kinds = [
  { kind: "bank", label: "Bank", add: "Add bank account", Icon: Landmark },
  { kind: "mobile", label: "Mobile money", add: "Add mobile money", Icon: Smartphone },
  { kind: "link", label: "Link", add: "Add payment link", Icon: CreditCard },
  { kind: "cash", label: "Cash", add: "Add cash", Icon: Banknote },
] as const;

export function WaysToPaySection() {
  const { api } = useApp();
  const ways = useQuery(editedWaysToPayQuery(api));
  return (
    <Stack component="section" aria-label="Ways to pay">
      <HelpTitle order={2} size="h3" help="proposals-and-payments#say-how-to-pay">
        Ways to pay
      </HelpTitle>
      <QueryState
        query={ways}
        skeleton={<RowsSkeleton rows={2} height={160} />}
        errorText="Couldn't load the ways to pay."
      >
        {(loaded) => <WaysToPayForm item={loaded} />}
      </QueryState>
    </Stack>
  );
}

function WaysToPayForm({ item }: { item: WaysToPay }) {
  const edit = useWaysForm(item);
  const { form, other, stored } = edit;
  const { ways } = form.values;
  return (
    <RecordForm
      edit={edit}
      saving={edit.save}
      failure={failure}
      conflict={other && <Conflict edit={edit} other={other} />}
      button="Save ways to pay"
    >
      <Text size="sm" c="dimmed">
        Guests see them on their proposals and when they check a code. Each payment gets its
        reference.
      </Text>
      <Alert color="lake" icon={<ShieldCheck />}>
        To keep strangers from changing your accounts, we ask for your password, email all admins
        about a change, and show guests the date of the last one
        {stored.changedAt && (
          <>
            {" "}
            (<DateTime at={stored.changedAt} />)
          </>
        )}
        .
      </Alert>
      {ways.length === 0 && (
        <Text size="sm">
          No ways to pay yet. Add the first one, so that guests know how to pay.
        </Text>
      )}
      <RowList
        form={form}
        path="ways"
        entry="Way to pay"
        rows={ways}
        renderMark={(index) => (
          <Badge variant="light" tt="none">
            {kinds.find(({ kind }) => kind === ways[index]?.kind)?.label}
          </Badge>
        )}
        renderFields={(way, index) => (
          <WayFields form={form} path={`ways.${index}`} kind={way.kind} />
        )}
      />
      <AddButtons edit={edit} />
    </RecordForm>
  );
}

function AddButtons({ edit: { form } }: { edit: WaysForm }) {
  const count = form.values.ways.length;
  const add = (kind: WayKind) => {
    form.insertListItem("ways", newWay(kind));
    const name = `[data-path="ways.${count}.name"]`;
    setTimeout(() => document.querySelector<HTMLElement>(name)?.focus());
  };
  return (
    <Group gap="xs">
      {kinds.map(({ kind, add: label, Icon }) => (
        <Button
          key={kind}
          variant="light"
          leftSection={<Icon size={16} aria-hidden />}
          disabled={count >= limits.waysToPay}
          onClick={() => add(kind)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

function Conflict({ edit, other }: { edit: WaysForm; other: WaysToPay }) {
  const typed = describeWays(edit.form.values.ways);
  const saved = describeWays(other.ways.map(toWayValues));
  const loadOther = () => edit.loadOther(other);
  return (
    <ConflictChoice
      failure={failure}
      isSame={typed === saved}
      differences={[
        { label: "Ways to pay", ...textVersions(typed, saved), onUseOther: loadOther },
      ].filter(() => typed !== saved)}
      onKeepTyped={() => edit.keepTyped(other)}
      onLoadOther={loadOther}
    />
  );
}
