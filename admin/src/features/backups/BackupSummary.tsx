import { Alert } from "@mantine/core";
import { ShieldAlert, TriangleAlert } from "lucide-react";
import type { BackupState } from "shared/backups/backups";
import { DateTime } from "../../components/date/DateTime.tsx";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";

const wasOneMade = ({ backups }: BackupState) => backups.some(({ status }) => status === "good");

const lateText = (state: BackupState) => {
  if (state.lastGood) return "The latest good backup is too old.";
  return wasOneMade(state) ? "The backup files are missing." : "No backup has succeeded yet.";
};

function LastGood({ state }: { state: BackupState }) {
  if (state.lastGood) return <DateTime at={state.lastGood.startedAt} />;
  return wasOneMade(state) ? "Backup files are missing" : "None yet";
}

const placeNames = {
  "same-disk": "On this server",
  folder: "Elsewhere",
  bucket: "In the bucket",
};

function Warnings({ state }: { state: BackupState }) {
  const { isLate, place, picturesInBucket } = state;
  return (
    <>
      {isLate && (
        <Alert color="clay" icon={<TriangleAlert />} title="No recent backup" role="status">
          {lateText(state)} See the reason below.
        </Alert>
      )}
      {state.nextAt === null && (
        <Alert color="clay" icon={<TriangleAlert />} role="note" title="Automatic backups are off">
          They're switched off on the server (BACKUP_EVERY). Press “Back up now” regularly, or ask
          for them to be switched on.
        </Alert>
      )}
      {place.kind === "same-disk" && (
        <Alert
          color="gray"
          icon={<ShieldAlert />}
          role="note"
          title="These backups are on the same disk"
        >
          They help if something is deleted by mistake, but not if the disk or server is lost.
          Download one regularly and keep it somewhere else.
        </Alert>
      )}
      {picturesInBucket && (
        <Alert
          color="gray"
          icon={<ShieldAlert />}
          role="note"
          title="Photos are not in these backups"
        >
          They're in a storage bucket. Ask whoever set it up to keep versions or copies.
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
          "Next backup": nextAt ? <DateTime at={nextAt} /> : "Not scheduled",
          Place: `${placeNames[place.kind]}: ${place.name}`,
          Kept: `The newest ${keep}`,
          Encrypted: isEncrypted ? "Yes" : "No",
        }}
      />
    </>
  );
}
