import type { ProposalEvent } from "shared/inbox/proposals/proposals";
import type { TimelineEntry } from "shared/inbox/timeline";
import { DateTime } from "../../../../../components/date/DateTime.tsx";
import { Entry, EntryHead, EntryText } from "./Entry.tsx";

const events: Record<ProposalEvent, string> = {
  accepted: "accepted the proposal",
  change_asked: "asked for a change of the proposal",
  declined: "declined the proposal",
};

type Props = { entry: Extract<TimelineEntry, { kind: "proposal" }> };

/** A decision of the guest, or one that the team recorded for the guest. */
export function ProposalEntry({ entry: { at, by, event, version, text } }: Props) {
  const actor = by ? `${by.username}, for the guest,` : "The guest";
  return (
    <Entry kind="guest">
      <EntryHead>
        {actor} {events[event]} (version {version}) · <DateTime at={at} />
      </EntryHead>
      {text && <EntryText>{text}</EntryText>}
    </Entry>
  );
}
