import {
  BadgeCheck,
  CalendarDays,
  CircleQuestionMark,
  Compass,
  Database,
  Heading,
  Image,
  List,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  MousePointerClick,
  Newspaper,
  Quote,
  Star,
  Tags,
  Text,
  UsersRound,
} from "lucide-react";
import { toRichText } from "shared/text/rich-text";
import type { BlockType, BlockValues } from "./block-values.ts";

type BlockKind = {
  label: string;
  /** One line that explains the kind. */
  hint: string;
  Icon: LucideIcon;
  blank: BlockValues;
};

export const blockKinds: Record<BlockType, BlockKind> = {
  heading: {
    label: "Heading",
    hint: "Starts a section of the page.",
    Icon: Heading,
    blank: { type: "heading", text: "" },
  },
  text: {
    label: "Text",
    hint: "Paragraphs, lists and links.",
    Icon: Text,
    blank: { type: "text", text: toRichText("") },
  },
  picture: {
    label: "Photo",
    hint: "A photo with a caption.",
    Icon: Image,
    blank: { type: "picture", photo: null },
  },
  facts: {
    label: "Facts",
    hint: "Short facts side by side: duration, level, group.",
    Icon: ListChecks,
    blank: { type: "facts", facts: [{ name: "", value: "", note: "" }] },
  },
  list: {
    label: "List",
    hint: "Points, each with a title and a short text.",
    Icon: List,
    blank: { type: "list", heading: "", items: [{ title: "", text: "" }] },
  },
  itinerary: {
    label: "Itinerary",
    hint: "What happens, hour by hour or day by day.",
    Icon: CalendarDays,
    blank: { type: "itinerary", unit: "days", stages: [] },
  },
  prices: {
    label: "Prices",
    hint: "What it costs, and for how many people.",
    Icon: Tags,
    blank: { type: "prices", prices: [] },
  },
  questions: {
    label: "Questions",
    hint: "What guests ask, with your answers.",
    Icon: CircleQuestionMark,
    blank: {
      type: "questions",
      heading: "",
      questions: [{ question: "", answer: "" }],
      withShared: false,
    },
  },
  quotes: {
    label: "Quotes",
    hint: "What guests said, as you wrote it down.",
    Icon: Quote,
    blank: { type: "quotes", heading: "", quotes: [{ name: "", comment: "" }] },
  },
  tour: {
    label: "Tour",
    hint: "A card for one of your tours.",
    Icon: Compass,
    blank: { type: "tour", tour: "" },
  },
  callToAction: {
    label: "Button",
    hint: "Links to a page, a form or a chat.",
    Icon: MousePointerClick,
    blank: { type: "callToAction", text: "", label: "", link: "" },
  },
  map: {
    label: "Map",
    hint: "Where a tour starts, or where you are on the lake.",
    Icon: MapIcon,
    blank: { type: "map", start: { place: "", point: { latitude: "", longitude: "" } } },
  },
  reviews: {
    label: "Reviews",
    hint: "The reviews, as on the home page.",
    Icon: Star,
    blank: { type: "reviews" },
  },
  stories: {
    label: "Latest stories",
    hint: "Your three latest stories.",
    Icon: Newspaper,
    blank: { type: "stories", heading: "" },
  },
  team: {
    label: "Team",
    hint: "The people of your team, with faces and languages.",
    Icon: UsersRound,
    blank: { type: "team" },
  },
  company: {
    label: "Company facts",
    hint: "Licence, insurance and year founded, from the site's settings.",
    Icon: BadgeCheck,
    blank: { type: "company" },
  },
  storedData: {
    label: "Stored data",
    hint: "What you store about visitors and for how long, from the settings.",
    Icon: Database,
    blank: { type: "storedData" },
  },
};
