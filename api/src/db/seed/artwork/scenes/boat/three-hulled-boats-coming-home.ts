/** Morning: the boats come home in a line, the farthest already in the mist. */
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, raiseRidge, shadeSlopes, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky } from "../../kit/sky.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";
import { drawFishingBoat } from "../../motifs/fishing-boat.ts";
import { moods, tintMood } from "../../palette.ts";

export function paintBoatsComingHome(): string {
  const mood = moods.morning;
  const tint = (share: number) => tintMood(mood, share);
  const inks = {
    hull: "#12303a",
    pole: "#3a2b25",
    net: "#e9d9bd",
    crew: "#1d1716",
    cloth: "#b5532f",
  };
  const pale = {
    hull: "#4f8186",
    pole: "#648e90",
    net: "#eef0e2",
    crew: "#4b7478",
    cloth: "#8d9c8f",
  };
  const closer = { ...pale, hull: "#2c626b", pole: "#3b6a70", crew: "#23484f" };
  const far = shapeRidge({ seed: 81, base: 420, rise: 190, span: 300, shape: "peaks" });
  const mid = shapeRidge({ seed: 82, base: 440, rise: 110, span: 300, shape: "domes" });
  const shore = raiseRidge(shapeRidge({ seed: 84, base: 520, rise: 40, span: 200 }), 60, 300, 190);
  return printPicture(
    drawSky(mood.sky, 470),
    paintRidge({
      ridge: far,
      foot: 450,
      color: tint(0.1),
      mist: mood.mist,
      lines: 5,
      rim: "#fbf3df",
    }),
    shadeSlopes({ ridge: far, depth: 170, color: tint(0.5), opacity: 0.4 }),
    paintRidge({ ridge: mid, foot: 460, color: tint(0.34), mist: mood.mist, lines: 5 }),
    drawHaze(440, 110, mood.mist, 0.9),
    paintRidge({ ridge: shore, foot: 470, color: tint(0.6), mist: tint(0.3), lines: 6 }),
    drawLake(455, mood.water),
    drawHaze(465, 60, "#f6efe0", 0.8),
    drawRipples({
      seed: 26,
      top: 480,
      foot: 1066,
      color: "#f3f2e2",
      count: 90,
      opacity: 0.45,
      length: 340,
    }),
    drawFishingBoat({ x: 470, y: 540, scale: 0.38 }, pale, 3),
    drawFishingBoat({ x: 820, y: 630, scale: 0.62 }, closer, 4),
    drawFishingBoat({ x: 930, y: 870, scale: 1.5 }, inks, 5),
    drawRipples({
      seed: 27,
      top: 900,
      foot: 1066,
      color: "#0b3d47",
      count: 30,
      opacity: 0.5,
      length: 420,
    }),
  );
}
