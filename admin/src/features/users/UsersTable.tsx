import { Paper, Table } from "@mantine/core";
import type { User } from "shared/users";
import { UserRow } from "./UserRow.tsx";
import classes from "./UsersTable.module.css";

/** Users as a table; on a phone each row becomes a block of labelled lines. */
export function UsersTable({ users }: { users: User[] }) {
  return (
    <Paper withBorder className={classes.frame}>
      <Table className={classes.table} verticalSpacing="sm" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Username</Table.Th>
            <Table.Th scope="col">Email</Table.Th>
            <Table.Th scope="col">Role</Table.Th>
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
