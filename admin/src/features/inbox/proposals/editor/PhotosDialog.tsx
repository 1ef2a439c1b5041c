import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { Picture } from "../../../../components/picture/Picture.tsx";
import { pluralize } from "../../../../lib/text/pluralize.ts";
import classes from "./Editor.module.css";
import { type Album, type AlbumPhoto, describePhoto } from "./photo-albums.ts";

type Props = {
  albums: Album[];
  chosen: string[];
  most: number;
  onChange: (photos: string[]) => void;
  onClose: () => void;
};

export function PhotosDialog({ albums, chosen, most, onChange, onClose }: Props) {
  const toggle = (picture: string) =>
    onChange(
      chosen.includes(picture) ? chosen.filter((id) => id !== picture) : [...chosen, picture],
    );
  return (
    <TitledDialog title="Choose photos" onClose={onClose}>
      <Stack>
        {albums.length === 0 && (
          <Text c="dimmed">No photos yet. Add some to a tour or to the gallery.</Text>
        )}
        {albums.map(({ id, title, photos }) => (
          <fieldset key={id} className={classes.album}>
            <legend>{title}</legend>
            {photos.map((photo, index) => (
              <PhotoChoice
                key={photo.picture}
                photo={photo}
                name={`${title}, photo ${index + 1}`}
                isChosen={chosen.includes(photo.picture)}
                isFull={chosen.length >= most}
                onToggle={() => toggle(photo.picture)}
              />
            ))}
          </fieldset>
        ))}
        <Group justify="space-between" className={classes.dialogBar}>
          <Text size="sm" role="status">
            {pluralize(chosen.length, "photo", "photos")} chosen
            {chosen.length >= most && `, at most ${most}`}
          </Text>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </TitledDialog>
  );
}

type ChoiceProps = {
  photo: AlbumPhoto;
  name: string;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
};

function PhotoChoice({ photo, name, isChosen, isFull, onToggle }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Mantine's checkbox is the control
    <label className={classes.choice} data-chosen={isChosen || undefined}>
      <Picture image={photo.image} alt="" sizes="160px" />
      <Checkbox
        aria-label={describePhoto(photo) ?? name}
        checked={isChosen}
        disabled={!isChosen && isFull}
        onChange={onToggle}
      />
    </label>
  );
}
