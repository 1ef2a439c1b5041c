/** A sea kayak seen from the side, about 260 units long, waterline at 0. */
import {
  drawCircle,
  drawEllipse,
  drawLine,
  drawPath,
  type Placement,
  placeGroup,
} from "../kit/svg.ts";

type KayakInks = { hull: string; deck: string; body: string; skin: string; blade: string };

const hullShape = "M-132-13Q-84-5 0-5Q84-5 134-17Q112 5 66 9Q0 13-66 9Q-112 5-132-13Z";
const deckShape = "M-132-13Q-60-19-30-15L34-15Q80-19 134-17Q84-5 0-5Q-84-5-132-13Z";

function drawPaddler(x: number, inks: KayakInks, tilt: number): string {
  return placeGroup(
    { x, y: 0 },
    drawPath("M-15-8Q-17-40-9-52L9-52Q18-40 15-8Z", inks.body),
    drawLine("M-9-48Q-22-38-26-32M9-48Q24-44 28-46", inks.skin, 7),
    drawCircle(2, -66, 11, inks.skin),
    drawPath("M-11-68Q-9-81 3-80Q14-79 15-68L22-66L-10-67Z", inks.blade),
    placeGroup(
      { x: 0, y: -38, turn: tilt },
      drawLine("M-72 0H72", inks.deck, 3.4),
      drawEllipse(-80, 0, 17, 6.5, inks.blade),
      drawEllipse(80, 0, 17, 6.5, inks.blade),
    ),
  );
}

function drawHull(inks: KayakInks): string {
  const mirror = drawPath(
    "M-120 10Q0 30 120 8Q60 22 0 24Q-60 22-120 10Z",
    inks.hull,
    'opacity="0.4"',
  );
  const line = drawLine("M-112-11Q-60-8 0-8Q70-8 114-14", inks.blade, 2, 'opacity="0.7"');
  return mirror + drawPath(hullShape, inks.hull) + drawPath(deckShape, inks.deck) + line;
}

export function drawKayak(at: Placement, inks: KayakInks, tilt = -24): string {
  return placeGroup(at, drawPaddler(2, inks, tilt), drawHull(inks));
}

export function drawDoubleKayak(at: Placement, inks: KayakInks, tilt = 22): string {
  return placeGroup(
    at,
    drawPaddler(-42, inks, tilt),
    drawPaddler(40, inks, tilt + 4),
    drawHull(inks),
  );
}

/** Bow waves spreading behind a moving boat. */
export function drawWake(at: Placement, color: string, opacity = 0.6): string {
  const waves = [
    "M120 6Q170 14 240 12Q170 20 110 12Z",
    "M-130 2Q-200 10-300 6Q-210 16-128 10Z",
    "M-150 16Q-230 24-330 20Q-240 30-140 22Z",
    "M-60 30Q20 36 120 28Q30 42-60 34Z",
  ];
  return placeGroup(at, drawPath(waves.join(""), color, `opacity="${opacity}"`));
}
