import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { isNewRecord, newRecordPrefix } from "shared/content/records/records";
import { createUuid } from "shared/http/idempotency-key";

/** The id of the draft that a create screen edits. It stays in the address, so that a reload finds the draft. */
export function useNewRecordId() {
  const [search, setSearch] = useSearchParams();
  const [fresh] = useState(() => newRecordPrefix + createUuid());
  const named = search.get("draft");
  const id = named && isNewRecord(named) ? named : fresh;
  const isNamed = id === named;
  useEffect(() => {
    if (isNamed) return;
    const withId = (current: URLSearchParams) => new URLSearchParams([...current, ["draft", id]]);
    setSearch(withId, { replace: true });
  }, [isNamed, id, setSearch]);
  return id;
}
