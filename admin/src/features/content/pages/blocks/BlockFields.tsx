import { TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { PriceRows } from "../../../../components/prices/PriceRows.tsx";
import { LazyRichTextField } from "../../../../components/rich-text/LazyRichTextField.tsx";
import { TourChoice } from "../../../../components/tour/TourChoice.tsx";
import type { BlockValues } from "../values/block-values.ts";
import type { BlockEditing } from "./block-editing.ts";
import { CallToActionFields } from "./CallToActionFields.tsx";
import { FactsFields } from "./FactsFields.tsx";
import { HeadingInput } from "./HeadingInput.tsx";
import { ItineraryFields } from "./ItineraryFields.tsx";
import { ListFields } from "./ListFields.tsx";
import { MapFields } from "./MapFields.tsx";
import { PhotoField } from "./PhotoField.tsx";
import { QuestionsFields } from "./QuestionsFields.tsx";
import { QuotesFields } from "./QuotesFields.tsx";

type Props = BlockEditing & { path: string; block: BlockValues };

export function BlockFields({ path, block, ...editing }: Props) {
  const { form, tours } = editing;
  switch (block.type) {
    case "heading":
      return (
        <TextInput
          label="Heading"
          maxLength={limits.line}
          {...form.getInputProps(`${path}.text`)}
        />
      );
    case "text":
      return (
        <LazyRichTextField
          label="Text"
          path={`${path}.text`}
          value={block.text}
          error={form.errors[`${path}.text`]}
          onChange={(text) => form.setFieldValue(`${path}.text`, text)}
        />
      );
    case "picture":
      return <PhotoField {...editing} path={`${path}.photo`} photo={block.photo} />;
    case "facts":
      return <FactsFields form={form} path={path} block={block} />;
    case "list":
      return <ListFields form={form} path={path} block={block} />;
    case "itinerary":
      return <ItineraryFields {...editing} path={path} block={block} />;
    case "prices":
      return <PriceRows form={form} path={`${path}.prices`} rows={block.prices} />;
    case "questions":
      return <QuestionsFields form={form} path={path} block={block} />;
    case "quotes":
      return <QuotesFields form={form} path={path} block={block} />;
    case "stories":
      return <HeadingInput form={form} path={path} />;
    case "tour":
      return (
        <TourChoice tours={tours} chosen={block.tour} {...form.getInputProps(`${path}.tour`)} />
      );
    case "map":
      return <MapFields form={form} path={`${path}.start`} point={block.start.point} />;
    case "callToAction":
      return <CallToActionFields form={form} path={path} />;
    default:
      return null;
  }
}
