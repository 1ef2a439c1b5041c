/** A mountain bike and its rider from the side, riding to the right; wheels stand on 0. */
import { drawCircle, drawLine, drawPath, type Placement, placeGroup } from "../kit/svg.ts";

type RiderInks = { bike: string; tyre: string; skin: string; shirt: string; shorts: string };

function drawWheel(x: number, tyre: string): string {
  const rim = drawCircle(x, -31, 29, "none", `stroke="${tyre}" stroke-width="6"`);
  const spokes = `M${x - 27}-31H${x + 27}M${x}-58V-4M${x - 19}-50L${x + 19}-12M${x - 19}-12L${x + 19}-50`;
  return rim + drawLine(spokes, tyre, 1, 'opacity="0.6"') + drawCircle(x, -31, 4, tyre);
}

function drawBike(at: Placement, { bike, tyre }: { bike: string; tyre: string }): string {
  return placeGroup(
    at,
    drawWheel(-50, tyre),
    drawWheel(52, tyre),
    drawLine("M-50-31L-4-34L36-76L-16-72L-50-31M-4-34L-20-84M52-31L34-84", bike, 5),
    drawLine("M-30-86H-10M34-84L42-92L50-90", tyre, 5),
    drawCircle(-4, -34, 7, tyre),
  );
}

export function drawRider(at: Placement, inks: RiderInks): string {
  const { skin, shirt, shorts, tyre } = inks;
  return placeGroup(
    at,
    drawLine("M-16-92L14-70", shorts, 13),
    drawLine("M14-70L6-46L12-44", skin, 8),
    drawBike({ x: 0, y: 0 }, inks),
    drawLine("M-20-92L8-62", shorts, 14),
    drawLine("M8-62L-10-24L0-20", skin, 9),
    drawPath("M-30-92Q-26-128 2-144Q18-148 22-136Q20-122 4-112Q-6-104-8-86Q-20-82-30-92Z", shirt),
    drawLine("M14-134L28-110L42-94", skin, 7.5),
    drawCircle(28, -154, 11, skin),
    drawPath("M13-156Q15-172 30-170Q44-168 43-155Z", tyre),
  );
}

/** Standing on the pedals, for steep ground. */
export function drawClimber(at: Placement, inks: RiderInks): string {
  const { skin, shirt, shorts, tyre } = inks;
  return placeGroup(
    at,
    drawLine("M-6-104L20-80", shorts, 13),
    drawLine("M20-80L10-52L16-50", skin, 8),
    drawBike({ x: 0, y: 0 }, inks),
    drawLine("M-8-104L6-66", shorts, 14),
    drawLine("M6-66L-12-24L-2-20", skin, 9),
    drawPath(
      "M-20-104Q-10-140 18-152Q34-156 38-144Q34-128 18-120Q6-112 2-98Q-10-94-20-104Z",
      shirt,
    ),
    drawLine("M30-142L44-118L46-92", skin, 7.5),
    drawCircle(44, -162, 11, skin),
    drawPath("M29-164Q31-180 46-178Q60-176 59-163Z", tyre),
  );
}

/** A far rider: a few strokes that still read as a bicycle. */
export function drawFarRider(at: Placement, color: string, shirt: string): string {
  return placeGroup(
    at,
    drawCircle(-10, -7, 6.5, "none", `stroke="${color}" stroke-width="2"`),
    drawCircle(11, -7, 6.5, "none", `stroke="${color}" stroke-width="2"`),
    drawLine("M-10-7L-4-17L8-17L11-7M-4-18L3-14L-1-6", color, 2.4),
    drawLine("M-5-20L3-30", shirt, 6.5),
    drawLine("M4-29L9-20", color, 2),
    drawCircle(6, -35, 3.6, color),
  );
}
