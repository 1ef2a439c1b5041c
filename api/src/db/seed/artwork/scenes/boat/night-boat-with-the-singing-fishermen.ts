/** Close by the boat at night: the lamps, the poles against the stars, the singing. */
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStars } from "../../kit/sky.ts";
import { blendOut, drawCircle, drawLine } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawFishingBoat, drawLamp } from "../../motifs/fishing-boat.ts";
import { moods } from "../../palette.ts";

export function paintSingingFishermen(): string {
  const mood = moods.night;
  const inks = {
    hull: "#241a1e",
    pole: "#120f14",
    net: "#e0b474",
    crew: "#0d0a0d",
    cloth: "#5a2a26",
  };
  const far = shapeRidge({ seed: 131, base: 560, rise: 130, span: 320, shape: "domes" });
  const near = shapeRidge({ seed: 132, base: 590, rise: 60, span: 240 });
  return printPicture(
    drawSky(["#050f18", "#0d3040 60%", "#1f5a60"], 600),
    drawStars({ seed: 31, foot: 480, count: 170, color: "#fdf1d6" }),
    paintRidge({
      ridge: far,
      foot: 600,
      color: "#103541",
      mist: "#24616a",
      lines: 5,
      lineColor: "#4f8a8e",
    }),
    paintRidge({
      ridge: near,
      foot: 600,
      color: "#0b2630",
      mist: "#174650",
      lines: 4,
      lineColor: "#4f8a8e",
    }),
    drawLake(580, mood.water),
    drawLamp(170, 600, 5, "#ffc877"),
    drawLamp(300, 590, 3.4, "#ffc877"),
    drawLamp(1460, 596, 4.4, "#ffc877"),
    drawGlitter({
      seed: 42,
      x: 170,
      top: 608,
      foot: 730,
      color: "#ffc877",
      count: 16,
      narrow: 22,
      wide: 60,
    }),
    drawGlitter({
      seed: 43,
      x: 1460,
      top: 604,
      foot: 720,
      color: "#ffc877",
      count: 16,
      narrow: 22,
      wide: 60,
    }),
    drawCircle(
      800,
      640,
      760,
      blendOut(["#ffb860c0 0%", "#c8642c80 30%", "#7a342430 64%", "#4a201c00 100%"]),
    ),
    drawGlitter({
      seed: 44,
      x: 800,
      top: 880,
      foot: 1066,
      color: "#ffcf86",
      count: 70,
      narrow: 500,
      wide: 900,
      thick: 11,
    }),
    drawFishingBoat({ x: 820, y: 860, scale: 2.7, flip: true }, inks, 6),
    drawLine("M660 770V500M1000 770V470", "#120f14", 11),
    drawLamp(660, 486, 22, "#ffc065"),
    drawLamp(1000, 456, 22, "#ffc065"),
    drawRipples({
      seed: 45,
      top: 900,
      foot: 1066,
      color: "#ffdfa4",
      count: 40,
      opacity: 0.6,
      length: 360,
    }),
    drawRipples({
      seed: 46,
      top: 640,
      foot: 1066,
      color: "#040f16",
      count: 50,
      opacity: 0.5,
      length: 300,
    }),
  );
}
