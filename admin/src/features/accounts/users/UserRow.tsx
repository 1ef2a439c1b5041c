import { Badge, Button, Group } from "@mantine/core";
import { Link } from "react-router";
import { adminRole, type User } from "shared/accounts/users";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { notifyError } from "../../../components/feedback/notify.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useBlockUser } from "./users.requests.ts";

export function UserRow({ user }: { user: User }) {
  const { _id, username, email, role, access, blocked, emailConfirmed, createdAt } = user;
  const isOwn = useSession()?.user._id === _id;
  const block = useBlockUser();
  const verb = blocked ? "Unblock" : "Block";
  const onError = (error: unknown) => notifyError("Failed to update user.", error);
  const toggle = () => block.mutate({ id: _id, blocked: !blocked }, { onError });
  return (
    <tr>
      <td data-label="Username">
        {username}
        {isOwn && " (you)"}
      </td>
      <td data-label="Email">{email}</td>
      <td data-label="Role">
        {role}
        {role === adminRole && access === "content" && " (content only)"}
      </td>
      <td data-label="Since">
        <DateTime at={createdAt} />
      </td>
      <td data-label="Status">
        <Group gap={4}>
          <Badge variant="light" color={blocked ? "red" : "lake"}>
            {blocked ? "Blocked" : "Active"}
          </Badge>
          {!emailConfirmed && (
            <Badge variant="default" tt="none" fw={500}>
              Email not confirmed
            </Badge>
          )}
        </Group>
      </td>
      <td data-label="Actions">
        <Group gap="xs" wrap="nowrap">
          <Button
            component={Link}
            to={pathTo.updateUser(_id)}
            size="xs"
            variant="default"
            aria-label={`Edit ${username}`}
          >
            Edit
          </Button>
          {!isOwn && (
            <Button
              size="xs"
              variant={blocked ? "light" : "outline"}
              color={blocked ? "lake" : "red"}
              loading={block.isPending}
              onClick={toggle}
              aria-label={`${verb} ${username}`}
            >
              {verb}
            </Button>
          )}
        </Group>
      </td>
    </tr>
  );
}
