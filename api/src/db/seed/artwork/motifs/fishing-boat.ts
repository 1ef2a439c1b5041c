/** The three-hulled boats of Lake Kivu: canoes lashed by poles, long poles fore and aft. */
import { mixColors } from "../kit/color.ts";
import { listNumbers } from "../kit/random.ts";
import {
  blendOut,
  drawCircle,
  drawLine,
  drawPath,
  type Placement,
  placeGroup,
} from "../kit/svg.ts";

type BoatInks = { hull: string; pole: string; net: string; crew: string; cloth: string };

const canoe =
  "M-208-40Q-176-8-140 4Q-100 13 0 13Q100 13 142 3Q184-10 214-44Q178-22 132-14Q70-8 0-8Q-70-8-128-14Q-172-20-208-40Z";

function drawCanoe(x: number, y: number, scale: number, color: string, edge: string): string {
  const rim = drawLine("M-208-40Q-172-20-128-14Q-70-8 0-8Q70-8 132-14Q178-22 214-44", edge, 3);
  const bands = drawLine("M-118-8V7M118-8V7M-40-4V11M44-4V11", edge, 2, 'opacity="0.5"');
  return placeGroup({ x, y, scale }, drawPath(canoe, color), bands, rim);
}

function drawLongPoles(color: string): string {
  const fore = "M70-26Q250-48 372-150M96-40Q268-66 398-172M120-52Q280-84 420-190";
  const aft = "M-60-26Q-240-46-356-140M-34-40Q-222-64-330-166M-8-52Q-196-82-304-188";
  return drawLine(fore + aft, color, 5);
}

function drawNets(color: string): string {
  const drape = (sign: number) => {
    const x = (value: number) => String(Math.round(value * sign));
    return `M${x(150)}-38L${x(372)}-150Q${x(330)}-70 ${x(262)}-22Q${x(210)}-12 ${x(150)}-38Z`;
  };
  const cords = listNumbers(6).map((index) => {
    const x = 190 + index * 30;
    const y = -52 - index * 17;
    return `M${x} ${y}q-14 ${30 + index * 3}-42 ${34 + index * 9}M${-x} ${y}q14 ${30 + index * 3} 42 ${34 + index * 9}`;
  });
  const cloth = drawPath(drape(1) + drape(-1), color, 'opacity="0.28"');
  return cloth + drawLine(cords.join(""), color, 1.6, 'opacity="0.5"');
}

function drawCrew(at: Placement, crew: string, cloth: string): string {
  return placeGroup(
    at,
    drawPath("M-10 4L-12-44Q-10-56 0-57Q11-56 12-44L10 4Z", cloth),
    drawLine("M-9-48L-20-30L-30-36M9-48L22-34L32-42", crew, 6),
    drawCircle(1, -68, 9.5, crew),
  );
}

export function drawFishingBoat(at: Placement, inks: BoatInks, crew = 4): string {
  const { hull, pole, net } = inks;
  const back = mixColors(hull, net, 0.34);
  const middle = mixColors(hull, net, 0.18);
  const spots = listNumbers(crew).map((index) => -96 + index * (200 / Math.max(1, crew - 1)));
  return placeGroup(
    at,
    drawPath("M-190 14Q0 46 196 12Q120 34 0 38Q-110 36-190 14Z", hull, 'opacity="0.45"'),
    drawNets(net),
    drawCanoe(26, -34, 0.9, back, net),
    ...spots.map((x, index) => {
      const odd = index % 2 === 1;
      const at = {
        x: x + 22,
        y: -32,
        scale: 0.94 + (index % 3) * 0.07,
        turn: odd ? -7 : 6,
        flip: odd,
      };
      return drawCrew(at, inks.crew, odd ? middle : inks.cloth);
    }),
    drawCanoe(12, -17, 0.95, middle, net),
    drawLongPoles(pole),
    drawLine("M-104-4L-66-50M-14-2L24-48M82-4L124-50", pole, 6),
    drawCanoe(0, 0, 1, hull, net),
  );
}

/** A pressure lamp and the warm air around it. */
export function drawLamp(x: number, y: number, size: number, color: string): string {
  const halo = blendOut(["#fff6dcf0 0%", `${color}b0 16%`, `${color}44 46%`, `${color}00 100%`]);
  return drawCircle(x, y, size * 9, halo) + drawCircle(x, y, size, "#fff8e4");
}
