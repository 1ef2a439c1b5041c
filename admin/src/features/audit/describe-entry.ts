import type { AuditEntry } from "shared/audit/audit";

export const describeActor = ({ actor, address, device }: AuditEntry): string => {
  if (actor) return actor.email ?? "An erased account";
  if (address) return "A visitor";
  return device ?? "The website itself";
};

export const describeSubject = ({ subject }: AuditEntry): string | undefined => {
  if (!subject || subject.kind === "session") return undefined;
  if (subject.kind === "email") return "an email address without an account";
  if (subject.kind === "account") return subject.name ?? "an erased account";
  return subject.name ?? undefined;
};
