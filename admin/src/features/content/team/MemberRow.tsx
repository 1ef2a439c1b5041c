import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Eye, EyeOff, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TeamMember } from "shared/content/team";
import { limits } from "shared/limits";
import { askToConfirm } from "../../../components/feedback/alerts.ts";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { DeleteButton } from "../../../components/form/DeleteButton.tsx";
import { SortableRow } from "../../../components/sortable/SortableRow.tsx";
import { pathTo } from "../../../lib/app/paths.ts";
import { useNotifyDeleted } from "../records/trash/use-notify-deleted.ts";
import { Face } from "./Face.tsx";
import { useDeleteMember, useSetShown } from "./team.requests.ts";

type Props = { member: TeamMember; isOnlyRow: boolean; orderButtons: ReactNode };

export function MemberRow({ member, isOnlyRow, orderButtons }: Props) {
  const { _id, name, role, languages, since, image, isShown } = member;
  const facts = [role, languages.join(", "), since && `since ${since}`].filter(Boolean);
  return (
    <SortableRow sortKey={_id} rowName={name} isOnlyRow={isOnlyRow}>
      <Stack gap="xs">
        <Group gap="sm" wrap="nowrap">
          <Face name={name} image={image} />
          <div>
            <Group gap="xs">
              <Title order={2} size="h4">
                {name}
              </Title>
              {!isShown && <Badge color="gray">Hidden</Badge>}
            </Group>
            <Text size="sm" c="dimmed">
              {facts.join(" · ")}
            </Text>
          </div>
        </Group>
        <Group gap="xs">
          <Button
            component={Link}
            to={pathTo.updateTeamMember(_id)}
            size="xs"
            variant="light"
            leftSection={<Pencil size={16} aria-hidden />}
            aria-label={`Edit ${name}`}
          >
            Edit
          </Button>
          <ShownButton member={member} />
          <DeleteMemberButton member={member} />
          {orderButtons}
        </Group>
      </Stack>
    </SortableRow>
  );
}

function ShownButton({ member }: { member: TeamMember }) {
  const { name, isShown } = member;
  const { isPending, mutate } = useSetShown();
  const verb = isShown ? "Hide" : "Show";
  const Icon = isShown ? EyeOff : Eye;
  const onError = (error: unknown) => notifyError(`Couldn't change ${name}`, error);
  const onSuccess = () =>
    notify("Team member saved", `${name} is now ${isShown ? "hidden" : "on the site"}.`);
  const change = () => mutate({ member, isShown: !isShown }, { onError, onSuccess });
  return (
    <Button
      size="xs"
      variant="subtle"
      // `loading` would take the focus away.
      aria-busy={isPending}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={isPending ? undefined : change}
      aria-label={`${verb} ${name}`}
    >
      {verb}
    </Button>
  );
}

function DeleteMemberButton({ member: { _id, name } }: { member: TeamMember }) {
  const { isPending, mutateAsync } = useDeleteMember();
  const notifyDeleted = useNotifyDeleted();
  const onError = (error: unknown) => notifyError(`Couldn't delete ${name}`, error);
  const ask = () =>
    askToConfirm({
      title: `Delete ${name}?`,
      text: `${name} will disappear from the site and from the tours they lead. The details stay in the trash for ${limits.trashDays} days. To keep them longer, hide ${name} instead.`,
      confirm: "Delete",
      onConfirm: () =>
        void mutateAsync(_id)
          .then(({ trashId }) => notifyDeleted(trashId, name))
          .catch(onError),
    });
  return <DeleteButton name={name} isPending={isPending} onClick={ask} />;
}
