/** A road that loops round a coffee hill, framed by the branches it is all about. */
import type { Point } from "../../kit/curves.ts";
import { drawTrail } from "../../kit/fields.ts";
import { printPicture } from "../../kit/picture.ts";
import { listNumbers } from "../../kit/random.ts";
import { paintRidge, type Ridge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawLine } from "../../kit/svg.ts";
import { drawFarRider } from "../../motifs/bicycle.ts";
import { drawHouse } from "../../motifs/buildings.ts";
import { cherryInks, drawCoffeeBranch, shadedLeaf } from "../../motifs/coffee.ts";

export function paintCoffeeLoop(): string {
  const far = shapeRidge({ seed: 281, base: 420, rise: 190, span: 320, shape: "peaks" });
  const mid = shapeRidge({ seed: 283, base: 500, rise: 120, span: 280, shape: "domes" });
  const hill = raiseRidge(shapeRidge({ seed: 285, base: 800, rise: 30, span: 300 }), 830, 330, 330);
  const loop: Point[] = [
    [300, 1090],
    [420, 960],
    [640, 900],
    [920, 880],
    [1150, 830],
    [1160, 770],
    [1000, 740],
    [780, 740],
    [620, 715],
    [600, 670],
    [740, 640],
    [900, 634],
    [1010, 606],
    [980, 572],
    [880, 560],
    [800, 540],
    [806, 505],
    [836, 478],
  ];
  const rows = listNumbers(14).map(
    (index): Ridge =>
      (x) => {
        const crest = hill(x);
        return crest + (1066 - crest) * ((index + 1) / 15) ** 1.1;
      },
  );
  const shrubs = rows.map((row, index) => {
    const spots = listNumbers(44).map((step) => {
      const x = 20 + step * 37 + (index % 2) * 18;
      return `M${x} ${Math.round(row(x))}h.1`;
    });
    return drawLine(spots.join(""), "#1f5f49", 9 + index * 1.3, 'opacity="0.75"');
  });
  const house = { wall: "#f6e3c0", shade: "#c08f66", roof: "#a8452b", door: "#3a2420" };
  return printPicture(
    drawSky(["#f0a56c", "#f9cf96 50%", "#fdeccb"], 520),
    drawSun({ x: 1130, y: 230, r: 88, color: "#fff8e4", glow: "#fff0c4", reach: 5 }),
    drawStrata({
      seed: 84,
      top: 90,
      foot: 320,
      count: 6,
      color: "#fff6e0",
      opacity: 0.5,
      length: 700,
    }),
    paintRidge({ ridge: far, foot: 540, color: "#c9a27f", mist: "#fbe6bf", lines: 5 }),
    paintRidge({ ridge: mid, foot: 1000, color: "#7f9a78", mist: "#f2e2b6", lines: 5 }),
    drawHaze(560, 120, "#fdeccb", 0.6),
    paintRidge({ ridge: hill, foot: 1066, color: "#4f8a5c", mist: "#1f5a48" }),
    ...shrubs,
    drawTrail([...loop].reverse(), 9, 62, "#b5482a", "#ee9560"),
    drawHouse({ x: 850, y: 480, scale: 0.5 }, house),
    drawFarRider({ x: 700, y: 892, scale: 2.5, turn: -5 }, "#13222a", "#f9f0e1"),
    drawFarRider({ x: 900, y: 744, scale: 1.7, flip: true }, "#13222a", "#12505a"),
    drawCoffeeBranch({ x: -40, y: 120, scale: 1.05, turn: 6 }, shadedLeaf, cherryInks, 3),
    drawCoffeeBranch(
      { x: 1660, y: 700, scale: 1.15, flip: true, turn: -14 },
      shadedLeaf,
      cherryInks,
      8,
    ),
  );
}
