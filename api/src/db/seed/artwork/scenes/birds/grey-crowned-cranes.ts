/** Two cranes dance, crowned in gold, before a paper sun. */
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze } from "../../kit/sky.ts";
import { blendDown, drawCircle, drawRect } from "../../kit/svg.ts";
import { drawBlades } from "../../motifs/leaves.ts";
import { drawDancingCrane } from "../../motifs/water-birds.ts";

export function paintCranes(): string {
  return printPicture(
    drawRect(0, 0, 1600, 1066, blendDown(["#0f4750", "#2a7276 55%", "#d99a6c"])),
    drawCircle(820, 480, 400, "#f9e2b6"),
    drawCircle(820, 480, 560, "none", 'stroke="#f3c98f" stroke-width="3" opacity="0.4"'),
    drawCircle(820, 480, 480, "none", 'stroke="#f3c98f" stroke-width="3" opacity="0.5"'),
    paintRidge({
      ridge: shapeRidge({ seed: 311, base: 820, rise: 140, span: 300, shape: "domes" }),
      foot: 1066,
      color: "#c98a64",
      mist: "#eab27e",
      lines: 8,
    }),
    paintRidge({
      ridge: shapeRidge({ seed: 313, base: 930, rise: 110, span: 260 }),
      foot: 1066,
      color: "#7a6a62",
      mist: "#b98a6c",
      lines: 6,
    }),
    drawHaze(900, 160, "#f3c08c", 0.4),
    drawDancingCrane({ x: 1120, y: 960, scale: 0.92, flip: true }, 4),
    drawDancingCrane({ x: 560, y: 1010, scale: 1.12 }, 2),
    drawBlades({
      seed: 76,
      from: -20,
      to: 1620,
      foot: 1080,
      height: 130,
      count: 150,
      color: "#0c333b",
      width: 11,
    }),
  );
}
