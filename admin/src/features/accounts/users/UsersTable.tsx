import { Paper } from "@mantine/core";
import type { User, UserListQuery } from "shared/accounts/users";
import table from "../../../components/table/Table.module.css";
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
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <SortHeader column="username" label="Username" {...sorting} />
            <SortHeader column="email" label="Email" {...sorting} />
            <SortHeader column="role" label="Role" {...sorting} />
            <SortHeader column="createdAt" label="Since" {...sorting} />
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user._id} user={user} />
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
