import { Button, Group, Text } from "@mantine/core";
import { DateTime } from "../date/DateTime.tsx";
import { ConflictAlert } from "./ConflictAlert.tsx";
import type { Difference, PictureDifference } from "./difference.ts";
import { PictureVersions } from "./PictureVersions.tsx";
import { VersionsSideBySide } from "./VersionsSideBySide.tsx";

type Props = {
  failure: string;
  savedAt?: string;
  differences: Difference[];
  /** The two versions no longer differ. */
  isSame: boolean;
  picture?: PictureDifference | undefined;
  onKeepTyped: () => void;
  onLoadOther: () => void;
};

const explanation = (isSame: boolean, isUndecided: boolean) => {
  if (isSame) return "The other version now matches yours.";
  if (isUndecided)
    return "Nothing you typed is lost. Choose field by field, or one version as a whole. Fields that only the other version changed are already updated.";
  return "It changed different fields, so both sets of changes are now here.";
};

/** Shows both versions of a record that another user saved first, and lets the admin choose. */
export function ConflictChoice(props: Props) {
  const { failure, savedAt, differences, isSame, picture, onKeepTyped, onLoadOther } = props;
  const isUndecided = differences.length > 0 || picture !== undefined;
  return (
    <ConflictAlert title={failure}>
      <Text size="sm">
        Another version was saved
        {savedAt && (
          <>
            {" "}
            (<DateTime at={savedAt} />)
          </>
        )}
        . {explanation(isSame, isUndecided)}
      </Text>
      {differences.map((difference) => (
        <VersionsSideBySide key={difference.label} {...difference} />
      ))}
      {picture && <PictureVersions {...picture} />}
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onLoadOther}>
          Load the other version
        </Button>
        <Button size="xs" color="clay" onClick={onKeepTyped}>
          Keep what I typed
        </Button>
      </Group>
    </ConflictAlert>
  );
}
