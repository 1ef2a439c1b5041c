import { Alert, Button, Group, Text } from "@mantine/core";
import type { GalleryItem } from "shared/gallery";

type Props = {
  failure: string;
  other: GalleryItem;
  onKeepTyped: () => void;
  onLoadOther: () => void;
};

/** Somebody else saved the photo first: lets the admin choose between the two. */
export function PhotoConflict({ failure, other, onKeepTyped, onLoadOther }: Props) {
  return (
    <Alert color="clay" role="alert" title={failure}>
      <Text size="sm">
        Somebody else saved this photo. Its title is now “{other.title}”. Nothing you typed is lost.
      </Text>
      <Group mt="sm" gap="xs">
        <Button size="xs" variant="default" onClick={onLoadOther}>
          Load the other version
        </Button>
        <Button size="xs" color="clay" onClick={onKeepTyped}>
          Keep what I typed
        </Button>
      </Group>
    </Alert>
  );
}
