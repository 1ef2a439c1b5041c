import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import type { Difference, PictureDifference } from "../lib/difference.ts";
import { formatMoment } from "../lib/moments.ts";
import { PictureVersions } from "./PictureVersions.tsx";
import { VersionsSideBySide } from "./VersionsSideBySide.tsx";
import { WordDiff } from "./WordDiff.tsx";

type Props = {
  /** What the save failed with. */
  failure: string;
  /** When the other version was saved. */
  savedAt: string;
  differences: Difference[];
  picture: PictureDifference | undefined;
  onKeepTyped: () => void;
  onLoadOther: () => void;
};

const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: "nearest" });

/** Somebody else saved the record first: shows both versions and lets the admin choose. */
export function ConflictChoice(props: Props) {
  const { failure, savedAt, differences, picture, onKeepTyped, onLoadOther } = props;
  const isSame = differences.length === 0 && !picture;
  return (
    <Alert
      ref={bringIntoView}
      color="clay"
      role="alert"
      title={
        <Group gap="xs" wrap="nowrap">
          <GitCompareArrows size={20} aria-hidden />
          {failure}
        </Group>
      }
    >
      <Stack gap="md">
        <Text size="sm">
          {isSame
            ? "The other version now says the same as yours."
            : `Another version was saved (${formatMoment(savedAt)}). Nothing you typed is lost: choose field by field, or one version as a whole.`}
        </Text>
        {differences.map(({ label, typed, other, onTake }) => (
          <VersionsSideBySide
            key={label}
            label={label}
            typed={<WordDiff text={typed} other={other} />}
            other={<WordDiff text={other} other={typed} />}
            onTake={onTake}
          />
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
      </Stack>
    </Alert>
  );
}
