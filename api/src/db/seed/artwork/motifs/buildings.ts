/** Houses, the church on the peninsula, and a hillside town. */
import { mixColors } from "../kit/color.ts";
import { createRandom, listNumbers, pickBetween } from "../kit/random.ts";
import {
  drawCircle,
  drawLine,
  drawPath,
  drawRect,
  type Placement,
  placeGroup,
} from "../kit/svg.ts";

type HouseInks = { wall: string; shade: string; roof: string; door: string };

/** A clay house with a tiled roof, 220 wide; the ground is 0. */
export function drawHouse(at: Placement, { wall, shade, roof, door }: HouseInks): string {
  const tiles = listNumbers(9).map((index) => `M${-112 + index * 26}-98L${-92 + index * 22}-156`);
  return placeGroup(
    at,
    drawPath("M-100-96H104V0H-100Z", wall),
    drawPath("M44-96H104V0H44Z", shade),
    drawPath("M-100-96H104V-84H-100Z", shade),
    drawPath("M-126-92L-92-160H92L130-92Z", roof),
    drawLine(tiles.join(""), shade, 2, 'opacity="0.5"'),
    drawPath("M-28-72H8V0H-28Z", door),
    drawPath("M-80-68H-52V-38H-80ZM60-68H88V-38H60Z", door),
    drawLine("M-66-68V-38M74-68V-38M-80-53H-52M60-53H88", wall, 2.4),
    drawPath("M-108 0H112V8H-108Z", shade),
  );
}

/** A town house with a tin roof, small enough to stack up a hill. */
function drawTownHouse(at: Placement, width: number, walls: string, roof: string): string {
  const dark = mixColors(walls, "#13222a", 0.3);
  const windows = listNumbers(Math.max(1, Math.floor(width / 34)))
    .map((index) => `M${12 + index * 30}-34h12v16h-12z`)
    .join("");
  return placeGroup(
    at,
    drawRect(0, -50, width, 50, walls),
    drawRect(width * 0.68, -50, width * 0.32, 50, dark, 'opacity="0.5"'),
    drawPath(
      `M-8-48L${Math.round(width * 0.2)}-78H${Math.round(width * 0.8)}L${width + 8}-48Z`,
      roof,
    ),
    drawPath(windows, mixColors(walls, "#13222a", 0.75)),
  );
}

type TownPlan = {
  seed: number;
  walls: readonly string[];
  roofs: readonly string[];
  rows: number;
  readGround: (x: number) => number;
  from: number;
  to: number;
  drop: number;
};

/** Rows of houses going down a slope, nearer ones larger. */
export function drawTown(plan: TownPlan): string {
  const { seed, walls, roofs, rows, readGround, from, to, drop } = plan;
  const random = createRandom(seed);
  const pick = (inks: readonly string[]) => inks[Math.floor(random() * inks.length)] ?? "#f9f0e1";
  const streets = listNumbers(rows).map((row) => {
    const scale = 0.55 + row * 0.2;
    const houses: string[] = [];
    let x = from + pickBetween(random, -20, 60);
    while (x < to) {
      const width = Math.round(pickBetween(random, 62, 118));
      const y = readGround(x + (width * scale) / 2) + row * drop + pickBetween(random, -6, 6);
      houses.push(drawTownHouse({ x, y, scale }, width, pick(walls), pick(roofs)));
      x += width * scale + pickBetween(random, 10, 70 - row * 6) * scale;
    }
    return houses.join("");
  });
  return streets.join("");
}

type StoneInks = { stone: string; shade: string; roof: string; glass: string };

/** The stone church with its bell tower, 320 wide and 330 high. */
export function drawChurch(at: Placement, { stone, shade, roof, glass }: StoneInks): string {
  const arch = (x: number, y: number, wide: number, high: number) =>
    `M${x} ${y}v-${high}q${wide / 2}-${wide * 0.9} ${wide} 0v${high}z`;
  const windows = listNumbers(5).map((index) => arch(-10 + index * 34, -28, 16, 44));
  const courses = "M-150-40H-70M-140-90H-80M-150-140H-72M-150-190H-76M-10-12H170M-40-96H160";
  return placeGroup(
    at,
    drawPath("M-62-104H178V0H-62Z", stone),
    drawPath("M-78-100L-46-176H160L196-100Z", roof),
    drawPath("M-62-100H178V-88H-62Z", shade),
    drawPath(windows.join(""), glass),
    drawPath("M-160 0L-156-236H-66L-62 0Z", stone),
    drawPath("M-98-236H-66L-62 0H-92Z", shade),
    drawPath("M-168-232L-112-322L-54-232Z", roof),
    drawPath(arch(-134, -176, 38, 30), glass),
    drawPath(arch(-130, 0, 34, 48), glass),
    drawLine(courses, shade, 2, 'opacity="0.6"'),
    drawLine("M-111-322V-362M-124-348H-98", glass, 5),
    drawCircle(-112, -120, 13, glass),
  );
}
