import { SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { whatsapp } from "shared/links";
import { formatPhoneNumber, toChatContact } from "shared/phone";
import { PictureField } from "../../components/picture/PictureField.tsx";
import { StringListField } from "../../components/string-list/StringListField.tsx";
import type { ServiceForm } from "./use-service-form.ts";

type Props = {
  form: ServiceForm;
  /** Shown until another picture is chosen. */
  picture?: string | null;
  listsRequired?: boolean;
};

const withoutEntryErrors = (path: string, errors: ServiceForm["errors"]) =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => !at.startsWith(`${path}.`)));

/** The number that will be stored, as visitors see it. */
const describeWhatsapp = (typed: string) => {
  const { data } = whatsapp.safeParse(typed);
  if (!data || data.startsWith("https:")) return "A phone number or a https://wa.me/… link.";
  return `Opens a chat with ${formatPhoneNumber(toChatContact(data))}`;
};

export function ServiceFields({ form, picture, listsRequired = false }: Props) {
  return (
    <Stack>
      <TextInput label="Title" required {...form.getInputProps("title")} />
      <Textarea
        label="Description"
        required
        autosize
        minRows={5}
        maxRows={18}
        {...form.getInputProps("description")}
      />
      <TextInput
        label="Detail page URL"
        description="A web address (https://…) or a path on this site (/…)."
        inputMode="url"
        required
        {...form.getInputProps("detailPage")}
      />
      <DetailLists form={form} required={listsRequired} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="tel"
          label="WhatsApp"
          inputWrapperOrder={["label", "input", "description", "error"]}
          description={describeWhatsapp(form.values.details.whatsapp)}
          required
          {...form.getInputProps("details.whatsapp")}
        />
        <TextInput
          type="email"
          label="Email"
          description="Where questions about this tour go."
          required
          {...form.getInputProps("details.email")}
        />
      </SimpleGrid>
      <PictureField
        label="Picture"
        description="JPEG, PNG or WebP. A large photo is made smaller before it is sent. Optional."
        current={picture ?? null}
        value={form.values.imageFile}
        error={form.errors.imageFile}
        onChange={(file) => form.setFieldValue("imageFile", file)}
      />
    </Stack>
  );
}

function DetailLists({ form, required }: { form: ServiceForm; required: boolean }) {
  const { highlights, tips } = form.values.details;
  const changeList = (path: "details.highlights" | "details.tips", lines: string[]) => {
    form.setFieldValue(path, lines);
    // Entry errors go by index, and the entries may have moved.
    form.setErrors((errors) => withoutEntryErrors(path, errors));
  };
  return (
    <>
      <StringListField
        label="Highlights"
        entry="Highlight"
        path="details.highlights"
        required={required}
        values={highlights}
        errors={form.errors}
        onChange={(values) => changeList("details.highlights", values)}
      />
      <StringListField
        label="Tips"
        entry="Tip"
        path="details.tips"
        required={required}
        values={tips}
        errors={form.errors}
        onChange={(values) => changeList("details.tips", values)}
      />
    </>
  );
}
