import { Paper, Table } from "@mantine/core";
import type { User, UserListQuery } from "shared/accounts/users";
import type { SortOrder } from "../../../lib/lists/sort-order.ts";
import { SortHeader } from "./SortHeader.tsx";
import { UserRow } from "./UserRow.tsx";
import classes from "./UsersTable.module.css";

type Order = SortOrder<UserListQuery["sort"]>;
type Props = { users: User[]; order: Order; onSort: (order: Order) => void };

/** On a phone each row becomes a block of labelled lines. */
export function UsersTable({ users, order, onSort }: Props) {
  const sorting = { value: order, onChange: onSort };
  return (
    <Paper withBorder className={classes.frame}>
      <Table className={classes.table} verticalSpacing="sm" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <SortHeader column="username" label="Username" {...sorting} />
            <SortHeader column="email" label="Email" {...sorting} />
            <SortHeader column="role" label="Role" {...sorting} />
            <SortHeader column="createdAt" label="Since" {...sorting} />
            <Table.Th scope="col">Status</Table.Th>
            <Table.Th scope="col">Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <UserRow key={user._id} user={user} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
