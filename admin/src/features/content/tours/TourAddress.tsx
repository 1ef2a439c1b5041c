import { Button, Code, Group, Stack, Text, TextInput } from "@mantine/core";
import { getHotkeyHandler } from "@mantine/hooks";
import { useState } from "react";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import { TitledDialog } from "../../../components/dialog/TitledDialog.tsx";
import { SaveStatus } from "../../../components/form/SaveStatus.tsx";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { useChangeAddress } from "./services.requests.ts";

export type StoredTour = {
  tour: Pick<TourService, "_id" | "slug">;
  /** The tour's last edit that this screen has seen. */
  readAt: string;
  onMoved: (tour: TourService) => void;
};

/** The address of a stored tour, and a dialog to change it. */
export function TourAddress(props: StoredTour) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Group gap="sm">
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        Address: <Code>{tourPagePath(props.tour.slug)}</Code>
      </Text>
      <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
        Change address
      </Button>
      {isOpen && <ChangeAddress {...props} onClose={() => setIsOpen(false)} />}
    </Group>
  );
}

function ChangeAddress({ tour, readAt, onMoved, onClose }: StoredTour & { onClose: () => void }) {
  const [slug, setSlug] = useState(tour.slug);
  const change = useChangeAddress(tour._id);
  const isSame = slug.trim().toLowerCase() === tour.slug.toLowerCase();
  const fieldError = issuesByField(change.error).slug;
  const submit = () => {
    if (isSame) return onClose();
    change.mutate(
      { slug, readAt },
      {
        onSuccess: ({ service }) => {
          onMoved(service);
          onClose();
        },
      },
    );
  };
  return (
    <TitledDialog title="Change the address of this tour?" onClose={onClose}>
      {/* No form: the dialog is inside the tour's own. */}
      <Stack>
        <TextInput
          label="New address"
          description={`Visitors find the tour at ${window.location.host}${tourPagePath(slug || "…")}`}
          inputWrapperOrder={["label", "input", "description", "error"]}
          required
          data-autofocus
          inputMode="url"
          autoCapitalize="none"
          maxLength={80}
          value={slug}
          error={fieldError}
          onChange={({ currentTarget }) => setSlug(currentTarget.value)}
          onKeyDown={getHotkeyHandler([["Enter", submit]])}
        />
        <Text size="sm">
          The old address will lead here: links to <Code>{tourPagePath(tour.slug)}</Code> keep
          working. The change is public at once; the rest of the form is not saved.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={submit} loading={change.isPending} disabled={isSame}>
            Change address
          </Button>
        </Group>
        <SaveStatus
          failure={change.error && !fieldError && "Couldn't change the address."}
          detail={
            change.error && !fieldError && (serverMessage(change.error) ?? "Please try again.")
          }
        />
      </Stack>
    </TitledDialog>
  );
}
