/** The island fills the frame, seen from the water, cool and still. */
import { drawIsland, hatProfile } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata } from "../../kit/sky.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";

export function paintNapoleonIsland(): string {
  const far = shapeRidge({ seed: 181, base: 640, rise: 90, span: 400 });
  return printPicture(
    drawSky(["#2f7f8a", "#8dc3bd 50%", "#f4ecd2"], 690),
    drawStrata({
      seed: 29,
      top: 70,
      foot: 420,
      count: 7,
      color: "#fffaf0",
      opacity: 0.55,
      length: 900,
      thick: 40,
    }),
    paintRidge({ ridge: far, foot: 690, color: "#93beb5", mist: "#e9ead6", lines: 4 }),
    drawLake(676, ["#d5e6d8", "#3f9a9d 22%", "#0d5e6a 70%", "#094552"]),
    drawIsland({
      x: 800,
      waterline: 716,
      width: 1500,
      height: 560,
      color: "#1b5c52",
      foot: "#6fa38c",
      profile: hatProfile,
      seed: 21,
      trees: 17,
      lines: 16,
      shade: "#0b3f42",
      shore: "#f7dfb2",
      mirror: 0.7,
    }),
    drawRipples({
      seed: 97,
      top: 730,
      foot: 1066,
      color: "#eef6e6",
      count: 80,
      opacity: 0.5,
      length: 420,
    }),
    drawRipples({
      seed: 98,
      top: 780,
      foot: 1066,
      color: "#07394a",
      count: 50,
      opacity: 0.4,
      length: 380,
    }),
    drawHaze(708, 36, "#f7ecd2", 0.55),
  );
}
