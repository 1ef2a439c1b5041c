import { Button, Stack, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { limits } from "shared/limits";
import type { Image } from "shared/media/images";
import type { Picture } from "shared/media/pictures";
import { readPicture, updatePicture } from "shared/media/pictures.endpoints";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { freshRecord } from "../../lib/requests/fresh-record.ts";
import { useInvalidate } from "../../lib/requests/use-invalidate.ts";
import { TitledDialog } from "../dialog/TitledDialog.tsx";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { QueryState } from "../feedback/QueryState.tsx";
import { RowsSkeleton } from "../list/RowsSkeleton.tsx";
import { FocalPointField } from "./FocalPointField.tsx";

type Props = {
  /** Id of the picture. */
  id: string;
  onSaved: (image: Image) => void;
  onClose: () => void;
};

/** Sets what belongs to a picture wherever it is shown; saved apart from the form around it. */
export function PictureDetails({ id, onSaved, onClose }: Props) {
  const { api } = useApp();
  const picture = useQuery({
    queryKey: ["pictures", id],
    queryFn: ({ signal }) => api.request(readPicture, { params: { id }, signal }),
    ...freshRecord,
  });
  return (
    <TitledDialog title="Focal point and credits" onClose={onClose}>
      <QueryState
        query={picture}
        skeleton={<RowsSkeleton rows={2} />}
        errorText="Couldn't load the photo."
      >
        {(loaded) => (
          <DetailsForm
            picture={loaded}
            onSaved={(image) => {
              onSaved(image);
              onClose();
            }}
          />
        )}
      </QueryState>
    </TitledDialog>
  );
}

function DetailsForm({ picture, onSaved }: { picture: Picture; onSaved: Props["onSaved"] }) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const [focalPoint, setFocalPoint] = useState(picture.image.focalPoint ?? null);
  const [photographer, setPhotographer] = useState(picture.image.photographer ?? "");
  const [permission, setPermission] = useState(picture.permission ?? "");
  const save = useMutation({
    mutationFn: () =>
      api.request(updatePicture, {
        params: { id: picture._id },
        body: { focalPoint, photographer, permission },
      }),
    onSuccess: (answer) => {
      invalidate("gallery");
      onSaved(answer.picture.image);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is rendered within the form of a tour or a page.
    event.stopPropagation();
    save.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <FocalPointField image={picture.image} value={focalPoint} onChange={setFocalPoint} />
        <TextInput
          label="Photographer"
          description="The site shows it with the photo."
          maxLength={limits.line}
          value={photographer}
          onChange={({ currentTarget }) => setPhotographer(currentTarget.value)}
        />
        <TextInput
          label="Permission to show"
          description="The person who allowed it, and the date. Only your team sees it."
          maxLength={limits.line}
          value={permission}
          onChange={({ currentTarget }) => setPermission(currentTarget.value)}
        />
        {save.error && (
          <ErrorAlert title="Couldn't save. Please try again." detail={serverMessage(save.error)} />
        )}
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
