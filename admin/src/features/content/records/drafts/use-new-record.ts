import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { isNewRecord, newRecordPrefix } from "shared/content/published-draft";
import { createUuid } from "shared/http/idempotency-key";

const createId = () => newRecordPrefix + createUuid();

/** The id of the draft that a create screen edits. It stays in the address, so that a reload finds the draft. */
export function useNewRecordId() {
  const [search, setSearch] = useSearchParams();
  const [fresh, setFresh] = useState(createId);
  const named = search.get("draft");
  const id = named && isNewRecord(named) ? named : fresh;
  const isNamed = id === named;
  const [wasNamed, setWasNamed] = useState(false);
  if (isNamed !== wasNamed) {
    setWasNamed(isNamed);
    // The menu leads here without an id, to start another record.
    if (!isNamed) setFresh(createId);
  }
  useEffect(() => {
    if (isNamed) return;
    const withId = (current: URLSearchParams) => new URLSearchParams([...current, ["draft", id]]);
    setSearch(withId, { replace: true });
  }, [isNamed, id, setSearch]);
  return id;
}
