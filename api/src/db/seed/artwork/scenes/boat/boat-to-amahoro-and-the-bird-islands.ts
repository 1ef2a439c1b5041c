/** Noon, white wings, and the boat with its canopy between the islands. */
import { domeProfile, drawIsland, tiltedProfile } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata } from "../../kit/sky.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";
import { drawEgret, drawFlock } from "../../motifs/birds.ts";
import { drawBowWave, drawMotorBoat } from "../../motifs/motor-boat.ts";
import { moods, tintMood } from "../../palette.ts";

export function paintBirdIslands(): string {
  const mood = moods.noon;
  const tint = (share: number) => tintMood(mood, share);
  const far = shapeRidge({ seed: 151, base: 560, rise: 130, span: 340, shape: "domes" });
  const boat = {
    hull: "#123f49",
    stripe: "#c8452c",
    canopy: "#f9f0e1",
    post: "#13222a",
    people: "#f3b17f",
  };
  const birds: [number, number, number, boolean, number][] = [
    [330, 250, 1.75, false, -8],
    [700, 130, 1.05, false, 4],
    [980, 300, 0.85, false, -4],
    [1240, 170, 0.62, false, 0],
    [640, 400, 0.5, false, 6],
    [1400, 330, 0.4, false, -3],
  ];
  return printPicture(
    drawSky(["#3c9199", "#9fcec6 62%", "#f1ecd6"], 600),
    drawStrata({
      seed: 18,
      top: 80,
      foot: 480,
      count: 9,
      color: "#fffdf4",
      opacity: 0.45,
      length: 760,
      thick: 30,
    }),
    paintRidge({ ridge: far, foot: 590, color: tint(0.08), mist: "#dfe9da", lines: 5 }),
    drawLake(570, ["#bfe0d3", "#41a0a2 30%", "#0f6a74 75%", "#0b4f5b"]),
    drawRipples({
      seed: 72,
      top: 590,
      foot: 1066,
      color: "#eef8ea",
      count: 80,
      opacity: 0.4,
      length: 260,
    }),
    drawIsland({
      x: 1230,
      waterline: 640,
      width: 640,
      height: 170,
      color: "#1c6a60",
      foot: "#57968a",
      profile: tiltedProfile,
      trees: 15,
      seed: 6,
      shore: "#f7e2b8",
      lines: 5,
    }),
    drawIsland({
      x: 330,
      waterline: 670,
      width: 500,
      height: 110,
      color: "#135a58",
      foot: "#3f8a80",
      profile: domeProfile,
      trees: 15,
      seed: 8,
      shore: "#f7e2b8",
      lines: 4,
    }),
    drawBowWave({ x: 900, y: 880, scale: 1.35 }, "#fbfdf3"),
    drawMotorBoat({ x: 900, y: 880, scale: 1.35 }, boat),
    drawRipples({
      seed: 73,
      top: 860,
      foot: 1066,
      color: "#08414d",
      count: 30,
      opacity: 0.4,
      length: 420,
    }),
    drawFlock({
      seed: 81,
      x: 1020,
      y: 430,
      width: 420,
      height: 60,
      count: 16,
      color: "#fdfaf0",
      size: 16,
    }),
    ...birds.map(([x, y, scale, flip, turn]) =>
      drawEgret({ x, y, scale, flip, turn }, "#fffaf0", "#b9d3cc", "#d9902f"),
    ),
  );
}
