import { Alert } from "@mantine/core";
import { ShieldAlert, TriangleAlert } from "lucide-react";
import type { BackupState } from "shared/backups/backups";
import { DateTime } from "../../components/date/DateTime.tsx";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";

const wasOneMade = ({ backups }: BackupState) => backups.some(({ status }) => status === "good");

const lateText = (state: BackupState) => {
  if (state.lastGood)
    return "The last good one that is still in its place is older than it should be.";
  return wasOneMade(state)
    ? "None of those that were made is in its place any more."
    : "No good one was made yet.";
};

function LastGood({ state }: { state: BackupState }) {
  if (state.lastGood) return <DateTime at={state.lastGood.startedAt} />;
  return wasOneMade(state) ? "None is in its place any more" : "None yet";
}

const placeNames = {
  "same-disk": "On this server",
  folder: "In another place",
  bucket: "In the bucket",
};

/** What a lost disk, or a stranger, would do to these backups. */
function Warnings({ state }: { state: BackupState }) {
  const { isLate, place, picturesInBucket } = state;
  return (
    <>
      {isLate && (
        <Alert
          color="clay"
          icon={<TriangleAlert />}
          title="There is no recent backup"
          role="status"
        >
          {lateText(state)} What went wrong stands below.
        </Alert>
      )}
      {state.nextAt === null && (
        <Alert
          color="clay"
          icon={<TriangleAlert />}
          role="note"
          title="No backups are made by themselves"
        >
          They are switched off on the server (BACKUP_EVERY). Press “Back up now” now and then, or
          have them switched on.
        </Alert>
      )}
      {place.kind === "same-disk" && (
        <Alert
          color="gray"
          icon={<ShieldAlert />}
          role="note"
          title="These backups are on the same disk"
        >
          They help when something was deleted or broken by mistake. They do not help when the disk
          or the server is lost: download one now and then and keep it elsewhere.
        </Alert>
      )}
      {picturesInBucket && (
        <Alert
          color="gray"
          icon={<ShieldAlert />}
          role="note"
          title="Photos are not in these backups"
        >
          They lie in a bucket: ask whoever set it up to keep versions or copies of it.
        </Alert>
      )}
    </>
  );
}

export function BackupSummary({ state }: { state: BackupState }) {
  const { nextAt, place, keep, isEncrypted } = state;
  return (
    <>
      <Warnings state={state} />
      <DescriptionList
        items={{
          "Last good backup": <LastGood state={state} />,
          "Next one": nextAt ? <DateTime at={nextAt} /> : "None is planned",
          Place: `${placeNames[place.kind]}: ${place.name}`,
          Kept: `The newest ${keep}`,
          Encrypted: isEncrypted ? "Yes" : "No",
        }}
      />
    </>
  );
}
