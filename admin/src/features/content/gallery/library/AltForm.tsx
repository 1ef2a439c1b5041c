import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { GalleryItem } from "shared/content/gallery";
import { limits } from "shared/limits";
import { notifyError } from "../../../../components/feedback/notify.ts";
import { useDescribePhoto } from "../gallery.requests.ts";
import { photoFormValues } from "../photo-values.ts";
import classes from "./LibraryRow.module.css";

/** Describes a photo in its row. */
export function AltForm({ photo }: { photo: GalleryItem }) {
  const stored = photoFormValues(photo);
  const [alt, setAlt] = useState(stored.alt);
  const [isDecorative, setDecorative] = useState(stored.isDecorative);
  const describe = useDescribePhoto();
  const isChanged = alt !== stored.alt || isDecorative !== stored.isDecorative;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    describe.mutate(
      { photo, alt, isDecorative },
      { onError: (error) => notifyError("Couldn't save the alternative text", error) },
    );
  };
  return (
    <form className={classes.alt} noValidate onSubmit={submit}>
      <TextInput
        size="xs"
        aria-label={`Alternative text of ${photo.title}`}
        placeholder={isDecorative ? "Screen readers skip it" : "Alternative text"}
        maxLength={limits.line}
        disabled={isDecorative}
        value={isDecorative ? "" : alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Checkbox
        size="xs"
        label="Decorative"
        aria-label={`${photo.title} is decorative`}
        checked={isDecorative}
        onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
      />
      {isChanged && (
        <Button type="submit" size="xs" variant="default" loading={describe.isPending}>
          Save
        </Button>
      )}
    </form>
  );
}
