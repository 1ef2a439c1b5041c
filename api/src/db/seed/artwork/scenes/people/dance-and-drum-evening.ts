/** Fire, drums, and manes of dry grass flying. */
import { printPicture } from "../../kit/picture.ts";
import { listNumbers } from "../../kit/random.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStars } from "../../kit/sky.ts";
import { blendDown, blendOut, drawCircle, drawEllipse, drawPath, drawRect } from "../../kit/svg.ts";
import { drawDancer } from "../../motifs/figures.ts";
import { drawDrum, drawFire, drawGlow } from "../../motifs/hearth.ts";

export function paintDanceAndDrum(): string {
  const hills = shapeRidge({ seed: 381, base: 660, rise: 150, span: 320, shape: "domes" });
  const dress = { skin: "#1a0f10", top: "#7a2a22", wrap: "#e2a75a" };
  const crowd = listNumbers(18).map((index) => {
    const x = 20 + index * 94 + (index % 3) * 16;
    const y = 752 + (index % 2) * 10;
    const cloth = `M${x - 30} 850Q${x - 27} ${y + 14} ${x} ${y + 13}Q${x + 27} ${y + 14} ${x + 30} 850Z`;
    return (
      drawCircle(x, y, 16, "#26131c") + drawPath(cloth, index % 2 === 0 ? "#35182a" : "#2a1620")
    );
  });
  return printPicture(
    drawSky(["#1c1c3a", "#4a2c4c 45%", "#a8452f 80%", "#e98a4a"], 840),
    drawStars({ seed: 41, foot: 460, count: 100, color: "#fdf1d6" }),
    paintRidge({
      ridge: hills,
      foot: 840,
      color: "#3a2340",
      mist: "#8f3f38",
      lines: 6,
      lineColor: "#d98a5a",
    }),
    drawCircle(800, 660, 760, blendOut(["#ffb45ad0 0%", "#e8702e88 32%", "#b5402a00 100%"])),
    ...crowd,
    drawRect(0, 826, 1600, 240, blendDown(["#b5502e", "#6a2a22 55%", "#2a1218"])),
    drawEllipse(800, 890, 620, 62, "#f39a4c", 'opacity="0.35"'),
    drawFire({ x: 800, y: 884, scale: 3.1 }, "#f07f38", "#ffe9a8", "#2a1418"),
    drawGlow(800, 680, 300, "#ffd88a", "90"),
    drawDancer({ x: 610, y: 868, scale: 1.9 }, dress, "#e3b56f"),
    drawDancer({ x: 1010, y: 864, scale: 1.9, flip: true }, dress, "#e3b56f"),
    drawDancer({ x: 430, y: 946, scale: 3.4 }, dress, "#f2d28f"),
    drawDancer({ x: 1180, y: 940, scale: 3.4, flip: true }, dress, "#f2d28f"),
    drawDrum({ x: 690, y: 1230, scale: 1.3 }, "#8f4228", "#f3d9a8", "#4a1f1a"),
    drawDrum({ x: 920, y: 1236, scale: 1.3 }, "#8f4228", "#f3d9a8", "#4a1f1a"),
    drawDrum({ x: 110, y: 1200, scale: 2.1 }, "#9a4a2a", "#f3d9a8", "#4a1f1a"),
    drawDrum({ x: 1500, y: 1200, scale: 2.1 }, "#9a4a2a", "#f3d9a8", "#4a1f1a"),
  );
}
