import type { AuditEvent } from "../../audit/audit-event.ts";
import type { UserRow } from "./user-row.ts";

/** An e-mail is its owner's to have erased: entries name what stands behind the @ alone. */
export const hintOf = (email: string) => `…${email.slice(email.lastIndexOf("@"))}`;

export const accountSubject = (id: string) => ({ kind: "account", id }) as const;

const emailEvents = (row: UserRow, changed: UserRow): Omit<AuditEvent, "subject">[] => {
  const { email, pendingEmail } = changed;
  if (email !== row.email)
    return [
      {
        action: "email.changed",
        before: { email: hintOf(row.email) },
        after: { email: hintOf(email) },
      },
    ];
  if (pendingEmail === row.pendingEmail || pendingEmail === null) return [];
  return [{ action: "email.change_asked", after: { email: hintOf(pendingEmail) } }];
};

/** What the activity log tells of a change. */
export const eventsOf = (row: UserRow, changed: UserRow): AuditEvent[] => {
  const events: Omit<AuditEvent, "subject">[] = [
    ...(changed.username === row.username
      ? []
      : [{ action: "account.changed", after: { username: "changed" } } as const]),
    ...emailEvents(row, changed),
    ...(changed.role === row.role
      ? []
      : [
          {
            action: "account.role_changed",
            before: { role: row.role },
            after: { role: changed.role },
          } as const,
        ]),
    ...(changed.blocked === row.blocked
      ? []
      : [{ action: changed.blocked ? "account.blocked" : "account.unblocked" } as const]),
  ];
  return events.map((event) => ({ ...event, subject: accountSubject(row.id) }));
};
