import { NativeSelect, TextInput } from "@mantine/core";
import { type AuditListQuery, auditAction } from "shared/audit/audit";
import classes from "../../components/list/ListControls.module.css";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import type { ListAddress } from "../../lib/lists/list-query.ts";
import { actionLabels } from "./action-labels.ts";

const choices = [
  { value: "", label: "Everything" },
  ...auditAction.options.map((value) => ({ value, label: actionLabels[value] })),
];

const toAction = (value: string) => auditAction.safeParse(value).data;

/** Days follow the company's time zone. */
export function AuditFilters({ address }: { address: ListAddress<AuditListQuery> }) {
  const { query, change } = address;
  const { startOf, dayOf } = useDateFormat();
  return (
    <>
      <NativeSelect
        className={classes.filter}
        aria-label="Action"
        data={choices}
        value={query.action ?? ""}
        onChange={(event) => change({ action: toAction(event.currentTarget.value) })}
      />
      <TextInput
        className={classes.filter}
        type="search"
        aria-label="Email of the account"
        placeholder="Email of the account"
        defaultValue={query.actor}
        key={query.actor}
        onBlur={(event) => change({ actor: event.currentTarget.value.trim() || undefined })}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      <TextInput
        className={classes.filter}
        type="date"
        aria-label="From"
        leftSection="From"
        leftSectionWidth={56}
        value={query.from ? dayOf(query.from) : ""}
        onChange={(event) => change({ from: startOf(event.currentTarget.value) })}
      />
      <TextInput
        className={classes.filter}
        type="date"
        aria-label="To the end of"
        leftSection="Until"
        leftSectionWidth={56}
        value={query.to ? dayOf(query.to, -1) : ""}
        onChange={(event) => change({ to: startOf(event.currentTarget.value, 1) })}
      />
    </>
  );
}
