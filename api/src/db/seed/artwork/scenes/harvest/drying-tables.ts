/** Long tables of parchment coffee, one of cherries, drying down the slope to the lake. */
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { paintRidge, plantRidge, puffRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata } from "../../kit/sky.ts";
import { blendDown, drawLine, drawPath, drawRect } from "../../kit/svg.ts";
import { drawSorter } from "../../motifs/workers.ts";

export function paintDryingTables(): string {
  const random = createRandom(66);
  const far = shapeRidge({ seed: 301, base: 300, rise: 150, span: 320, shape: "domes" });
  const cloud = puffRidge(shapeRidge({ seed: 305, base: 280, rise: 170, span: 360 }), 9, 60);
  const bank = plantRidge(shapeRidge({ seed: 303, base: 420, rise: 40, span: 240 }), 6, 12);
  const table = (left: number, right: number, topLeft: number, topRight: number, color: string) => {
    const grain = listNumbers(110).map(() => {
      const t = random() ** 0.6;
      const a = topLeft + (left - topLeft) * t;
      const b = topRight + (right - topRight) * t;
      return `M${Math.round(a + (b - a) * pickBetween(random, 0.04, 0.96))} ${Math.round(452 + t * 520)}h.1`;
    });
    const rake = [0.2, 0.4, 0.6, 0.8].map((share) => {
      const foot = Math.round(left + (right - left) * share);
      return `M${Math.round(topLeft + (topRight - topLeft) * share)} 452L${foot} 976`;
    });
    return [
      drawPath(
        `M${topLeft} 470L${left + 20} 1010V1090H${left - 16}V990L${topLeft} 456Z`,
        "#5a3626",
      ),
      drawPath(`M${topLeft} 448L${left} 980H${right}L${topRight} 448Z`, color),
      drawPath(`M${left} 980H${right}V1016H${left}Z`, "#7a4a30"),
      drawPath(`M${left + 14} 1016h26v70h-26zM${right - 40} 1016h26v70h-26z`, "#4a2c20"),
      `<path d="${grain.join("")}" stroke="#9a5a34" stroke-width="8" stroke-linecap="round" opacity="0.5"/>`,
      drawLine(rake.join(""), "#7a4a30", 2, 'opacity="0.22"'),
      drawPath(`M${topLeft} 448L${left} 980h10L${topLeft + 3} 448Z`, "#fff6e0", 'opacity="0.8"'),
    ].join("");
  };
  return printPicture(
    drawSky(["#6fb0ac", "#c9dfcc 60%", "#fbeccb"], 330),
    paintRidge({ ridge: cloud, foot: 330, color: "#fdf3dc", mist: "#d9e4d2", step: 9 }),
    drawStrata({
      seed: 86,
      top: 40,
      foot: 200,
      count: 6,
      color: "#fffaf0",
      opacity: 0.5,
      length: 620,
    }),
    paintRidge({ ridge: far, foot: 330, color: "#7fb0a6", mist: "#e9ead2", lines: 5 }),
    drawRect(0, 316, 1600, 130, blendDown(["#d5e8d8", "#4fa3a2"])),
    paintRidge({ ridge: bank, foot: 1066, color: "#4f8a55", mist: "#2a5c42", step: 6 }),
    drawRect(0, 452, 1600, 620, blendDown(["#c9784a", "#96482e"])),
    table(-260, 150, 520, 590, "#f0d9a4"),
    table(270, 690, 668, 742, "#f6e3b4"),
    table(830, 1250, 822, 896, "#c8452c"),
    table(1390, 1830, 970, 1044, "#f3dca8"),
    drawSorter({ x: 579, y: 520, scale: 0.75 }, 2),
    drawSorter({ x: 470, y: 656, scale: 1.25 }, 3),
    drawSorter({ x: 1052, y: 628, scale: 1.15 }, 1),
    drawSorter({ x: 764, y: 822, scale: 1.9 }, 0),
    drawSorter({ x: 1226, y: 880, scale: 2.3 }, 2),
  );
}
