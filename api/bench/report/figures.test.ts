import { expect, test } from "vitest";
import { toFigure, worstOfEach } from "./figures.ts";

test("a line of the history tells the worst of each goal, in the order of the goals", () => {
  const figures = [
    toFigure({ goal: "adminFiles", of: "dashboard", rounds: [{ product: 14 }] }),
    toFigure({ goal: "lists", of: "users", rounds: [{ product: 20 }, { product: 24 }] }),
    toFigure({ goal: "adminFiles", of: "inbox", rounds: [{ product: 39 }] }),
    toFigure({ goal: "services", rounds: [{ product: 80, peer: 100 }] }),
    toFigure({ goal: "services", of: "compressed", rounds: [{ product: 20, peer: 100 }] }),
  ];
  expect(worstOfEach("S9", figures)).toEqual(["20", "–", "–", "–", "39", "–"]);
  expect(worstOfEach("S1", figures)).toEqual(["0.2"]);
});
