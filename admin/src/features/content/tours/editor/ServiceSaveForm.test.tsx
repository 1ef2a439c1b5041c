import { screen, waitFor, within } from "@testing-library/react";
import { Link } from "react-router";
import { expect, test, vi } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { useDraft } from "../../../../lib/editing/use-draft.ts";
import { useSave } from "../../../../lib/editing/use-save.ts";
import { useStoredDraft } from "../../../../lib/editing/use-stored-draft.ts";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { aService, aTourPhoto, picture } from "../../../../testing/records.ts";
import { PhotosSection } from "../photos/PhotosSection.tsx";
import { useTourPhotos } from "../photos/use-tour-photos.ts";
import { changedServiceSchema } from "../values/service-schema.ts";
import { type ServiceValues, serviceFormValues, serviceValues } from "../values/service-values.ts";
import { isChanged, useServiceForm } from "../values/use-service-form.ts";
import { ServiceSaveForm } from "./ServiceSaveForm.tsx";

const upload = "POST /api/pictures";

type Props = { photos: number; onSave: (values: ServiceValues) => void };

const schema = changedServiceSchema;

/** The form of a tour with photos only. */
function PhotosForm({ photos, onSave }: Props) {
  const service = aService({ photos: Array.from({ length: photos }, () => aTourPhoto()) });
  const form = useServiceForm(serviceFormValues(service), schema);
  const uploads = useTourPhotos(form);
  const storedDraft = useStoredDraft("service:test", serviceValues);
  const saving = useSave({ send: async (values: ServiceValues) => onSave(values) });
  const isDirty = isChanged(form) && !saving.isSuccess;
  const draft = useDraft({ storedDraft, form, base: "", isDirty, onStartOver: () => {} });
  return (
    <ServiceSaveForm
      form={form}
      uploads={uploads}
      saving={saving}
      isDirty={isDirty}
      draft={draft}
      label="Save"
      untouched="No changes"
      onSave={(values) => saving.save(values)}
    >
      <PhotosSection form={form} uploads={uploads} />
    </ServiceSaveForm>
  );
}

const open = async (photos = 0) => {
  const api = await startFakeApi();
  const onSave = vi.fn();
  const children = [
    {
      path: "/",
      element: (
        <>
          <Link to="/elsewhere">Elsewhere</Link>
          <PhotosForm photos={photos} onSave={onSave} />
        </>
      ),
    },
    { path: "/elsewhere", element: null },
  ];
  const opened = openRoutes([{ Component: AlertArea, children }], "/", api);
  const choose = (...names: string[]) => {
    const input = document.querySelector<HTMLInputElement>("input[multiple]")!;
    const files = names.map((name) => new File(["a photo"], name, { type: "image/jpeg" }));
    return opened.user.upload(input, files);
  };
  const press = (name: string) => opened.user.click(screen.getByRole("button", { name }));
  return { api, onSave, choose, press, ...opened };
};

const question = async () => within(await screen.findByRole("alertdialog"));

test("saves a tour without its failed photo only after a confirmation", async () => {
  const { api, user, address, onSave, choose, press } = await open();
  api.refuse(upload, 503, { message: "The disk is full.", code: "unavailable" });
  await choose("pier.jpg");
  await screen.findByText("The disk is full.");
  await press("Save");
  const asked = await question();
  expect(asked.getByText(/^1 photo failed to upload\. /)).toBeTruthy();
  await user.click(asked.getByRole("button", { name: "Cancel" }));
  expect(onSave).not.toHaveBeenCalled();
  await press("Save");
  await user.click((await question()).getByRole("button", { name: "Save without them" }));
  await screen.findByText("Saved");
  expect(onSave).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("link", { name: "Elsewhere" }));
  await waitFor(() => expect(address()).toBe("/elsewhere"));
});

test("leaving a screen with unsent photos asks first", async () => {
  const { api, user, address, choose, press } = await open();
  api.refuse(upload, 503, { message: "The disk is full.", code: "unavailable" });
  await choose("pier.jpg");
  await screen.findByText("The disk is full.");
  api.answerBy(upload, () => new Promise(() => {}));
  await choose("bay.jpg");
  await user.click(screen.getByRole("link", { name: "Elsewhere" }));
  const asked = await question();
  expect(asked.getByText(/1 photo failed to upload, 1 photo still uploading/)).toBeTruthy();
  await user.click(asked.getByRole("button", { name: "Cancel" }));
  await press("Cancel bay.jpg");
  const closing = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(closing()).toBe(true);
  await press("Remove pier.jpg");
  expect(closing()).toBe(false);
  await user.click(screen.getByRole("link", { name: "Elsewhere" }));
  await waitFor(() => expect(address()).toBe("/elsewhere"));
});

test("names the photos beyond a tour's limit", async () => {
  const { api, choose } = await open(39);
  const answer = { _id: "sent", imageFile: picture.src, image: picture };
  api.answer(upload, { picture: answer }, 201);
  await choose("one.jpg", "two.jpg", "three.jpg");
  const message = "Skipped: “two.jpg” and 1 more. A tour can have up to 40 photos.";
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByLabelText("Photo 40")).toBeTruthy();
  expect(api.requests(upload)).toHaveLength(1);
});
