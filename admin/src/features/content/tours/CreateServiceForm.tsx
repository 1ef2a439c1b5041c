import { useTimeout } from "@mantine/hooks";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Draft } from "shared/content/records/drafts";
import type { TourService } from "shared/content/tours/tour-services";
import { adminPaths } from "shared/paths";
import { DraftConflict } from "../../../components/conflict/DraftConflict.tsx";
import { askToConfirm } from "../../../components/feedback/alerts.ts";
import { confirmPrices } from "../../../components/prices/confirm-prices.ts";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import type { TeamDraft } from "../../../lib/editing/team-drafts/team-draft.ts";
import { useSharedDraft } from "../../../lib/editing/team-drafts/use-shared-draft.ts";
import { useDraft } from "../../../lib/editing/use-draft.ts";
import { ServiceEditor } from "./editor/ServiceEditor.tsx";
import { ServiceSaveForm } from "./editor/ServiceSaveForm.tsx";
import { PrefillChoice } from "./PrefillChoice.tsx";
import { useTourPhotos } from "./photos/use-tour-photos.ts";
import { useCreateService } from "./services.requests.ts";
import { copyService, copyTitle, prefilledFrom } from "./values/copy-service.ts";
import { newServiceSchema } from "./values/service-schema.ts";
import { type ContactDetails, type ServiceValues, serviceValues } from "./values/service-values.ts";
import { tourDraft } from "./values/tour-draft.ts";
import { isChanged, useServiceForm } from "./values/use-service-form.ts";

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

type Props = {
  /** The draft's id. */
  id: string;
  found: Draft | null;
  services: TourService[];
  isListMissing: boolean;
  /** The company's contact details. */
  contact: ContactDetails;
  copied: string | null;
};

export function CreateServiceForm(props: Props) {
  const { services, isListMissing, contact, copied, found } = props;
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate(adminPaths.services), redirectDelay);
  const create = useCreateService();
  const { form, source, startFrom, isDirty, draft } = useNewService({
    services,
    contact,
    copiedId: copied,
    team: tourDraft(props.id, found),
    create,
  });
  const uploads = useTourPhotos(form);
  const [isRestored] = useState(found !== null);
  const send = (values: ServiceValues) =>
    create.save(values, {
      publish: draft.publish,
      onSuccess: () => redirectLater.start(),
      onError: (error) => form.setErrors(issuesByField(error)),
    });
  const save = (values: ServiceValues) => {
    const others = services.flatMap(({ facts }) => facts.prices);
    const prices = { typed: values.facts.prices, stored: [], others };
    confirmTitle(values.title, services, () => confirmPrices(prices, () => send(values)));
  };
  return (
    <ServiceSaveForm
      form={form}
      uploads={uploads}
      saving={create}
      isDirty={isDirty}
      draft={draft}
      label="Create Service"
      untouched="Not saved yet"
      success={create.isSuccess && "✅ Service created successfully!"}
      failure={create.error && `❌ ${serverMessage(create.error) ?? "Failed to submit data."}`}
      onSave={save}
    >
      {!isRestored && (
        <PrefillChoice
          services={services}
          source={source}
          isDirty={isDirty}
          isListMissing={isListMissing}
          onStart={startFrom}
        />
      )}
      <ServiceEditor form={form} uploads={uploads} otherTours={services} />
      <DraftConflict form={form} conflict={draft.conflict} />
    </ServiceSaveForm>
  );
}

const normalize = (title: string) => title.trim().toLowerCase();

/** Asks before creating a tour with a title in use, or with the unchanged title of a copy. */
function confirmTitle(title: string, services: TourService[], create: () => void) {
  const isTaken = services.some((service) => normalize(service.title) === normalize(title));
  const isCopy = services.some((service) => copyTitle(service) === title.trim());
  if (isCopy && !isTaken)
    return askToConfirm({
      title: "Rename this tour first?",
      text: `Visitors would see “${title.trim()}”.`,
      confirm: "Create anyway",
      onConfirm: create,
    });
  if (!isTaken) return create();
  askToConfirm({
    title: "You already have a tour with this title. Create another?",
    text: `Guests would find it hard to tell two tours named “${title.trim()}” apart.`,
    confirm: "Create another",
    onConfirm: create,
  });
}

const findOldest = (services: TourService[]) =>
  services.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0];

type NewService = {
  services: TourService[];
  /** The company's contact details. */
  contact: ContactDetails;
  copiedId: string | null;
  team: TeamDraft<ServiceValues>;
  create: { isSuccess: boolean };
};

/** The form of a new tour: a copy of the named tour, or else prefilled from the oldest. */
function useNewService({ services, contact, copiedId, team, create }: NewService) {
  const storedDraft = useSharedDraft(`service:${team.record.id}`, serviceValues, team);
  const find = (id: string | null | undefined) => services.find(({ _id }) => _id === id);
  const copied = find(copiedId);
  const [source, setSource] = useState(() =>
    storedDraft.draft ? find(storedDraft.draft.base) : (copied ?? findOldest(services)),
  );
  const initialValues =
    copied && source === copied ? copyService(copied) : prefilledFrom(source, contact);
  const form = useServiceForm(initialValues, newServiceSchema);
  const isDirty = isChanged(form) && !create.isSuccess;
  const startFrom = (chosen: TourService | undefined) => {
    setSource(chosen);
    form.setInitialValues(prefilledFrom(chosen, contact));
    form.reset();
  };
  const draft = useDraft({
    storedDraft,
    form,
    base: source?._id ?? "",
    isDirty,
    onStartOver: () => form.reset(),
  });
  return { form, source, startFrom, isDirty, draft };
}
