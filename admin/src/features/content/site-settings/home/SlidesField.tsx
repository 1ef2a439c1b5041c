import {
  Badge,
  Button,
  Fieldset,
  Input,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Images } from "lucide-react";
import type { GalleryItem } from "shared/content/gallery";
import { limits } from "shared/limits";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { Picture } from "../../../../components/picture/Picture.tsx";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { galleryQuery } from "../../../../lib/requests/gallery.ts";
import type { SettingsFields } from "../editing/settings-fields.ts";
import type { HomeValues } from "./home-editor.tsx";
import classes from "./Slides.module.css";

const describe = (count: number) =>
  count === 0
    ? `None chosen, so the ${limits.slides} oldest photos are shown. Choose photos to show others.`
    : `${count} of at most ${limits.slides} chosen, shown in this order.`;

export function SlidesField({ form }: { form: SettingsFields<HomeValues> }) {
  const { api } = useApp();
  const gallery = useQuery(galleryQuery(api));
  const [isOpen, choice] = useDisclosure();
  const { slides } = form.values;
  const toggle = (id: string) => {
    const index = slides.indexOf(id);
    if (index === -1) form.insertListItem("slides", id);
    else form.removeListItem("slides", index);
  };
  return (
    <Input.Wrapper
      label="Slides"
      labelElement="div"
      description={`The large photos at the top of the home page. ${describe(slides.length)}`}
      error={form.errors.slides}
    >
      <QueryState query={gallery} skeleton={null} errorText="Failed to load the photos.">
        {(photos) => (
          <Stack gap="sm" mt={6}>
            <RowList
              form={form}
              path="slides"
              entry="Slide"
              rows={slides}
              getKey={(id) => id}
              renderFields={(id) => (
                <>
                  <Slide photo={photos.find(({ _id }) => _id === id)} />
                  <TextInput
                    label="Line on this slide"
                    maxLength={limits.slideText}
                    {...form.getInputProps(`slideTexts.${id}`)}
                    value={form.values.slideTexts[id] ?? ""}
                  />
                </>
              )}
            />
            <Button
              variant="light"
              leftSection={<Images size={16} aria-hidden />}
              style={{ alignSelf: "flex-start" }}
              aria-expanded={isOpen}
              onClick={choice.toggle}
            >
              {isOpen ? "Done choosing" : "Choose from the gallery"}
            </Button>
            {isOpen && <SlideChoice photos={photos} slides={slides} onToggle={toggle} />}
          </Stack>
        )}
      </QueryState>
    </Input.Wrapper>
  );
}

function Slide({ photo }: { photo: GalleryItem | undefined }) {
  return (
    <div className={classes.row}>
      <Picture image={photo?.image ?? null} alt="" sizes="6rem" />
      <Text size="sm">{photo?.title ?? "No longer in the gallery, so it isn't shown."}</Text>
    </div>
  );
}

type SlideChoiceProps = { photos: GalleryItem[]; slides: string[]; onToggle: (id: string) => void };

function SlideChoice({ photos, slides, onToggle }: SlideChoiceProps) {
  if (photos.length === 0) return <Text size="sm">The gallery has no photos yet.</Text>;
  return (
    <Fieldset variant="unstyled" className={classes.gallery} aria-label="Your photos">
      <div className={classes.thumbnails}>
        {photos.map(({ _id, title, image }) => {
          const index = slides.indexOf(_id);
          const isChosen = index !== -1;
          return (
            <UnstyledButton
              key={_id}
              className={classes.thumbnail}
              aria-pressed={isChosen}
              disabled={!isChosen && slides.length >= limits.slides}
              onClick={() => onToggle(_id)}
            >
              <Picture image={image} alt={title} sizes="6rem" />
              {isChosen && (
                <Badge className={classes.place} circle aria-hidden>
                  {index + 1}
                </Badge>
              )}
            </UnstyledButton>
          );
        })}
      </div>
    </Fieldset>
  );
}
