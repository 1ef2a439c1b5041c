/** From a hill at night: the fleet's lamps answer the stars. */
import { traceLens } from "../../kit/curves.ts";
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { paintRidge, plantRidge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStars } from "../../kit/sky.ts";
import { drawPath } from "../../kit/svg.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";
import { drawLamp } from "../../motifs/fishing-boat.ts";
import { moods } from "../../palette.ts";

export function paintLampsOnTheLake(): string {
  const random = createRandom(64);
  const mood = moods.night;
  const far = shapeRidge({ seed: 141, base: 330, rise: 130, span: 330, shape: "peaks" });
  const mid = shapeRidge({ seed: 143, base: 350, rise: 70, span: 230, shape: "domes" });
  const bank = raiseRidge(
    shapeRidge({ seed: 144, base: 960, rise: 70, span: 260 }),
    1560,
    420,
    330,
  );
  const hill = plantRidge(raiseRidge(bank, 80, 300, 130), 7, 15);
  const lamps = listNumbers(46).map((index) => {
    const near = (index / 46) ** 1.5;
    const y = 384 + near * 470;
    const x = 800 + (random() + random() - 1) * (560 + near * 420);
    const streaks = listNumbers(5).map((step) =>
      traceLens(
        x + pickBetween(random, -4, 4),
        y + 12 + step * (7 + near * 13),
        (26 - step * 3) * (0.5 + near),
        2 + near * 3,
      ),
    );
    const light = drawPath(streaks.join(""), "#ffc877", 'opacity="0.6"');
    return light + drawLamp(x, y, 2 + near * 5, "#ffbe66");
  });
  return printPicture(
    drawSky(["#071420", "#123a4a 60%", "#4c7a7a"], 360),
    drawStars({ seed: 77, foot: 330, count: 150, color: "#fdf1d6" }),
    paintRidge({ ridge: far, foot: 370, color: "#2c5d66", mist: "#5a8784", lines: 4 }),
    paintRidge({ ridge: mid, foot: 372, color: "#173f4a", mist: "#3a6a6e", lines: 4 }),
    drawLake(362, ["#417075", "#154350 25%", "#0a2835 60%", "#061821"]),
    drawRipples({
      seed: 78,
      top: 372,
      foot: 900,
      color: "#7fb0aa",
      count: 80,
      opacity: 0.25,
      length: 260,
    }),
    drawRipples({
      seed: 79,
      top: 400,
      foot: 1000,
      color: mood.ink,
      count: 70,
      opacity: 0.5,
      length: 340,
    }),
    ...lamps,
    paintRidge({
      ridge: hill,
      foot: 1066,
      color: "#08161d",
      mist: "#040c11",
      step: 7,
      lines: 6,
      lineColor: "#2f6068",
    }),
  );
}
