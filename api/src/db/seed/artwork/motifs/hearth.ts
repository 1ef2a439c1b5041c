/** Fire, pot, drum, tent: things people gather around. */
import { listNumbers } from "../kit/random.ts";
import {
  blendAcross,
  blendDown,
  blendOut,
  drawCircle,
  drawEllipse,
  drawLine,
  drawPath,
  type Placement,
  placeGroup,
} from "../kit/svg.ts";

export function drawGlow(x: number, y: number, r: number, color: string, strength = "c0"): string {
  const halo = blendOut([`${color}${strength} 0%`, `${color}55 40%`, `${color}00 100%`]);
  return drawCircle(x, y, r, halo);
}

export function drawFire(at: Placement, outer: string, inner: string, wood: string): string {
  return placeGroup(
    at,
    drawLine("M-44 4L36-10M44 4L-36-10M-10 8L14-14", wood, 9),
    drawPath(
      "M-34-4Q-46-44-16-66Q-18-46-6-40Q-12-84 14-108Q8-72 24-60Q40-40 32-4Q0 10-34-4Z",
      outer,
    ),
    drawPath("M-18-4Q-24-30-4-46Q-4-30 6-26Q10-40 8-54Q26-30 18-4Q0 4-18-4Z", inner),
  );
}

/** A round clay pot on three stones, 130 wide. */
export function drawPot(at: Placement, clay: string, dark: string, light: string): string {
  return placeGroup(
    at,
    drawEllipse(-48, -8, 22, 15, dark),
    drawEllipse(48, -8, 22, 15, dark),
    drawPath("M-40-118Q-74-100-72-64Q-66-20 0-18Q66-20 72-64Q74-100 40-118Z", clay),
    drawPath("M10-118Q44-90 34-44Q26-22 0-18Q66-20 72-64Q74-100 40-118Z", dark, 'opacity="0.45"'),
    drawPath("M-52-130H52L44-114H-44Z", clay),
    drawLine("M-52-130H52", light, 4),
    drawLine("M-58-92L-44-80L-30-92L-16-80L-2-92L12-80L26-92L40-80L54-92", light, 3),
  );
}

/** A tall drum with laced skins, 170 wide and 240 high. */
export function drawDrum(at: Placement, wood: string, skin: string, lace: string): string {
  const lacing = listNumbers(6).map((index) => {
    const top = -74 + index * 25;
    const foot = -38 + index * 15;
    return `M${top} ${-206 + Math.abs(index - 3) * -3}L${foot} -8L${top + 24} -206`;
  });
  const body = blendAcross([lace, `${wood} 30%`, `${wood} 60%`, lace]);
  return placeGroup(
    at,
    drawPath("M-86-220Q-88-120-48 0Q0 12 48 0Q88-120 86-220Z", body),
    drawLine(lacing.join(""), skin, 3.4, 'opacity="0.85"'),
    drawPath("M-86-222Q-88-196-84-186Q0-158 84-186Q88-196 86-222Z", skin),
    drawEllipse(0, -222, 87, 24, skin),
    drawEllipse(0, -223, 76, 19, lace, 'opacity="0.25"'),
    drawPath("M-50-14Q0 2 50-14L48 2Q0 14-48 2Z", skin),
  );
}

/** A lit tent, 260 wide and 150 high. */
export function drawTent(at: Placement, warm: string, cloth: string, dark: string): string {
  const light = blendDown([warm, "#ffe6ad 70%", "#fff6d8"]);
  return placeGroup(
    at,
    drawEllipse(10, 4, 190, 14, dark, 'opacity="0.5"'),
    drawPath("M20-150Q70-120 110-60Q136-22 172 0H20Z", cloth),
    drawPath("M20-150Q-40-110-74-58Q-100-20-140 0H60Q36-70 20-150Z", light),
    drawPath("M-34-52Q-44-16-56 0H2Q-4-60-14-92Q-26-76-34-52Z", dark),
    drawPath("M-14-92Q-4-60 2 0H22Q10-60-14-92Z", "#fffdf0"),
    drawLine(
      "M20-150Q-40-110-74-58Q-100-20-140 0M20-150Q36-70 60 0M20-150Q70-120 110-60Q136-22 172 0",
      dark,
      3,
    ),
    drawLine("M20-150Q90-90 116 0", dark, 2, 'opacity="0.5"'),
    drawLine("M172 0L200 8M-140 0L-168 8", dark, 2),
  );
}

/** A hurricane lantern, 90 high. */
export function drawLantern(at: Placement, metal: string, light: string): string {
  return placeGroup(
    at,
    drawCircle(0, -44, 150, blendOut([`${light}b0 0%`, `${light}40 40%`, `${light}00`])),
    drawPath("M-16-28Q-24-46-14-64H14Q24-46 16-28Z", "#fff3d0"),
    drawPath("M-22 0V-14L-16-28H16L22-14V0ZM-14-64L-10-76H10L14-64Z", metal),
    drawLine("M-22-12Q-40-50-14-84Q0-98 14-84Q40-50 22-12", metal, 3.4),
    drawPath("M0-32Q-9-42 0-56Q9-42 0-32Z", "#f39a4c"),
  );
}
