import { createRandom } from "./random.ts";

const firstNames =
  "Aline Bosco Claudine David Emma Farid Grace Hanna Innocent Julia Kevin Lin Marie Noah Olga Patrick Rosa Samuel Tereza Yves".split(
    " ",
  );
const lastNames =
  "Andersen Becker Chen Dubois Eriksen Ferrari Garcia Habimana Ito Jansen Keza Lopez Mugisha Novak Okafor Peeters Rossi Schmidt Uwase Wanjiru".split(
    " ",
  );
const places = [
  "Napoleon Island",
  "Amahoro Island",
  "the Congo Nile Trail",
  "Ndaba Falls",
  "Mount Karongi",
  "the coffee hills",
  "Gisovu tea estate",
  "the market of Kibuye",
  "the singing fishermen",
  "Nyamunini Peninsula",
];
const sentences = [
  "We are a group of friends who would like to spend a few days on the lake.",
  "Could you tell us how long the tour takes and where it begins?",
  "Two of us have never been in a kayak; is that a problem?",
  "Our children are six and nine years old and can swim.",
  "Is lunch included, and can you cook without meat?",
  "We arrive from Kigali by bus around noon.",
  "What should we bring, and what do you lend?",
  "Is the water warm enough for a swim in that month?",
  "We would be glad of a guide who speaks French.",
  "Please let us know what it costs for all of us together.",
  "If it rains, can we come a day later?",
  "A friend of ours was with you last year and loved it.",
  "Could you also recommend a place to stay near the shore?",
  "We are happy to pay in advance.",
];
const answers = [
  "Thank you for writing to us, we would love to have you with us.",
  "The boat leaves at eight in the morning from the jetty below the church.",
  "Life jackets in all sizes are on board, and the guide swims with you.",
  "The price includes fruit, water and a lunch on the island.",
  "We keep your place for seven days; a short mail is enough to book.",
  "In that month the mornings are calm and the rain comes late.",
  "Our guide Jean speaks French, English and Swahili.",
  "We can fetch you from the bus park at no cost.",
];

/** Texts of a sample row: the same number always gives the same texts, all plainly samples. */
export const createSampleTexts = (number: number) => {
  const random = createRandom(number);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const pickOne = <Item>(items: readonly [Item, ...Item[]]) =>
    items[between(0, items.length - 1)] ?? items[0];
  const pick = (texts: readonly string[]) => texts[between(0, texts.length - 1)] ?? "";
  const pickSeveral = (texts: readonly string[], low: number, high: number) =>
    Array.from({ length: between(low, high) }, () => pick(texts)).join(" ");
  return {
    between,
    pickOne,
    happens: (share: number) => random() < share,
    name: () => `Sample ${pick(firstNames)} ${pick(lastNames)}`,
    email: (kind: string) => `sample.${kind}.${number}@example.test`,
    /** E.164, in a range that nobody has. */
    phone: () => `+250000${String(between(0, 999_999)).padStart(6, "0")}`,
    place: () => pick(places),
    message: () => pickSeveral(sentences, 2, 7),
    answer: () => pickSeveral(answers, 2, 5),
    day: () => new Date(Date.UTC(2027, 0, between(1, 365))).toISOString().slice(0, 10),
  };
};
export type SampleTexts = ReturnType<typeof createSampleTexts>;
