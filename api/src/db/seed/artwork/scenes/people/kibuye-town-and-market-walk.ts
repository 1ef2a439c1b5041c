/** The town climbs its hill above the bay; the street below it is full. */
import { domeProfile, drawIsland } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, puffRidge, type Ridge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata } from "../../kit/sky.ts";
import { blendDown, drawPath } from "../../kit/svg.ts";
import { drawLake } from "../../kit/water.ts";
import { drawTown } from "../../motifs/buildings.ts";
import { drawHeadBasket, drawStander, drawWalker } from "../../motifs/figures.ts";
import { drawFruitBasket, drawParasol, drawPeaceBasket } from "../../motifs/market.ts";
import { drawEucalyptus } from "../../motifs/trees.ts";
import { dressPerson } from "../../motifs/workers.ts";

export function paintTownWalk(): string {
  const far = shapeRidge({ seed: 341, base: 420, rise: 130, span: 320, shape: "domes" });
  const cloud = puffRidge(shapeRidge({ seed: 346, base: 350, rise: 130, span: 420 }), 5, 66);
  const hill: Ridge = (x) =>
    640 - 330 * Math.exp(-(((x - 1180) / 620) ** 2)) + 10 * Math.sin(x / 70);
  const walls = ["#f6e3c0", "#eec48f", "#d98b5f", "#f9f0e1", "#9cc4b4", "#e6ab78"];
  const roofs = ["#a8452b", "#7a3226", "#5f8a8c", "#8c4a34", "#3f6f74"];
  const stalls: [number, number, string, string][] = [
    [90, 0.95, "#e9a847", "#f9f0e1"],
    [360, 1, "#c8452c", "#f6cf8e"],
    [620, 0.95, "#12707c", "#f9f0e1"],
    [900, 1, "#f3b17f", "#a8452b"],
    [1160, 0.95, "#f9f0e1", "#2d7f86"],
    [1420, 1, "#c8452c", "#f6cf8e"],
  ];
  const crowd = [200, 300, 470, 540, 720, 800, 1010, 1070, 1260, 1330, 1530];
  return printPicture(
    drawSky(["#74b4b1", "#cfe2cf 55%", "#fbeccb"], 460),
    paintRidge({ ridge: cloud, foot: 460, color: "#fdf6e6", mist: "#e6ead6", step: 9 }),
    drawStrata({
      seed: 99,
      top: 50,
      foot: 260,
      count: 7,
      color: "#fffaf0",
      opacity: 0.55,
      length: 680,
    }),
    paintRidge({ ridge: far, foot: 440, color: "#86b3aa", mist: "#e6ead2", lines: 4 }),
    drawLake(424, ["#dcebd8", "#5aaba8 45%", "#2a868c"], 760),
    drawIsland({
      x: 330,
      waterline: 500,
      width: 420,
      height: 80,
      color: "#2d756f",
      foot: "#6fa58f",
      profile: domeProfile,
      trees: 9,
      lines: 4,
      mirror: 0.4,
      shore: "#f7e2b8",
    }),
    paintRidge({
      ridge: plantRidge(hill, 9, 13),
      foot: 1066,
      color: "#3f7d56",
      mist: "#2a5c48",
      step: 9,
      lines: 4,
    }),
    drawTown({
      seed: 5,
      walls,
      roofs,
      rows: 5,
      readGround: (x) => hill(x) + 44,
      from: 640,
      to: 1640,
      drop: 80,
    }),
    drawEucalyptus({ x: 740, y: 690, scale: 1.3 }, "#3a4a34", "#1f5a4a", 2),
    drawPath(
      "M-20 800Q500 770 900 815Q1250 845 1620 800V1080H-20Z",
      blendDown(["#e09a68", "#b5532f 60%", "#8f3f28"]),
    ),
    ...stalls.map(([x, scale, one, two]) => drawParasol({ x, y: 860, scale }, one, two, "#3a2420")),
    ...crowd.map((x, index) => {
      const load = index % 3 === 0 ? drawHeadBasket("#d9a763", "#7a3226") : "";
      const at = {
        x,
        y: 900 + ((index * 37) % 50),
        scale: 1.1 + ((index * 37) % 50) / 170,
        flip: index % 2 === 0,
      };
      return index % 4 === 1
        ? drawWalker(at, dressPerson(index))
        : drawStander(at, dressPerson(index), load);
    }),
    drawFruitBasket({ x: 640, y: 1020, scale: 1.5 }, "#d9a763", "#5a3424", "#f2c65a"),
    drawFruitBasket({ x: 860, y: 1036, scale: 1.6 }, "#e6bd7c", "#7a3226", "#8fae62"),
    drawPeaceBasket({ x: 1040, y: 1040, scale: 1.1 }, "#f0d7a4", "#7a3226"),
    drawParasol({ x: 200, y: 1210, scale: 2.7 }, "#12505a", "#f6cf8e", "#3a2420"),
    drawParasol({ x: 1440, y: 1230, scale: 2.8 }, "#b5432a", "#f9f0e1", "#3a2420"),
  );
}
