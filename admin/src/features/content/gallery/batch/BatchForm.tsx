import { Button, Fieldset, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { limits } from "shared/limits";
import { useLeaveGuard } from "../../../../components/form/use-leave-guard.ts";
import { countPhotos } from "../../../../components/photos/unsent-photos.ts";
import { TourChoice } from "../../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { pluralize } from "../../../../lib/text/pluralize.ts";
import classes from "./Batch.module.css";
import { BatchRow } from "./BatchRow.tsx";
import type { BatchPhoto, CommonTexts } from "./photo-batch.ts";
import type { GalleryBatch } from "./use-photo-batch.ts";

const count = (photos: BatchPhoto[], isCounted: (photo: BatchPhoto) => boolean) =>
  photos.filter(isCounted).length;

const describe = ({ photos, added, isOffline }: GalleryBatch) => {
  const uploading = count(photos, ({ state }) => state === "waiting" || state === "sending");
  const failed = count(photos, ({ state }) => state === "failed");
  const parts = [
    added > 0 && `${countPhotos(added)} added`,
    uploading > 0 && `${uploading} uploading`,
    failed > 0 && `${failed} failed`,
    isOffline && "no connection; uploading resumes when it's back",
  ];
  return parts.filter(Boolean).join(", ");
};

const isOpen = ({ isWanted, isRefused, state }: BatchPhoto) =>
  !isRefused && (!isWanted || state === "failed");

/** Titles and progress of the photos that are on their way into the gallery. */
export function BatchForm({ gallery }: { gallery: GalleryBatch }) {
  const { batch, photos, leftOut, texts, setTexts } = gallery;
  const [isChecked, setChecked] = useState(false);
  const refused = count(photos, ({ isRefused }) => isRefused);
  const kept = photos.length - refused;
  useLeaveGuard({
    isAtRisk: kept > 0,
    isUnstored: kept > 0,
    question: {
      title: "Leave without these photos?",
      text: `${pluralize(kept, "photo isn't", "photos aren't")} in the gallery yet. If you leave, you have to choose them again.`,
    },
    onDiscard: undefined,
  });
  const open = count(photos, isOpen);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const untitled = batch.addAll(texts);
    const field = `[data-photo="${untitled?.key}"]`;
    event.currentTarget.querySelector<HTMLElement>(field)?.focus();
  };
  const change = (changes: Partial<CommonTexts>) => setTexts({ ...texts, ...changes });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Title order={2} size="h3">
          Add photos
        </Title>
        {leftOut > 0 && (
          <Text size="sm" role="alert">
            You can add up to {limits.photoBatch} photos at a time. The last {leftOut} were left
            out: add them once these are done.
          </Text>
        )}
        <CommonFields texts={texts} onChange={change} />
        <ul className={classes.rows} aria-label="Photos to add">
          {photos.map((photo) => (
            <BatchRow key={photo.key} photo={photo} batch={batch} isChecked={isChecked} />
          ))}
        </ul>
        <Group justify="space-between">
          <Text size="sm" role="status">
            {describe(gallery)}
          </Text>
          <Group gap="xs">
            {refused > 0 && (
              <Button variant="default" onClick={batch.removeRefused}>
                Remove {countPhotos(refused)} that can't be added
              </Button>
            )}
            {kept > 0 && (
              <Button type="submit" disabled={open === 0}>
                {open === 0 ? "Adding…" : `Add ${countPhotos(open)}`}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

type CommonProps = { texts: CommonTexts; onChange: (changes: Partial<CommonTexts>) => void };

function CommonFields({ texts, onChange }: CommonProps) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  return (
    <Fieldset legend="For all photos">
      <div className={classes.fields}>
        <TextInput
          label="Photographer"
          maxLength={limits.line}
          value={texts.photographer}
          onChange={({ currentTarget }) => onChange({ photographer: currentTarget.value })}
        />
        <TextInput
          label="Permission to show"
          placeholder="Name and date"
          maxLength={limits.line}
          value={texts.permission}
          onChange={({ currentTarget }) => onChange({ permission: currentTarget.value })}
        />
        <TourChoice
          tours={tours}
          chosen={texts.tour}
          placeholder="No tour in particular"
          clearable
          value={texts.tour || null}
          onChange={(tour) => onChange({ tour: tour ?? "" })}
        />
      </div>
    </Fieldset>
  );
}
