/** People as small, simple silhouettes, about 100 units tall with their feet at 0,0. */
import { drawCircle, drawLine, drawPath, type Placement, placeGroup } from "../kit/svg.ts";

export type Dress = { skin: string; top: string; wrap: string };

export function drawStander(at: Placement, { skin, top, wrap }: Dress, load = ""): string {
  return placeGroup(
    at,
    drawPath("M-13-50Q-15-20-17-4L15-4Q14-20 12-50Z", wrap),
    drawLine("M-7-4V0M7-4V0", skin, 5),
    drawPath("M-14-48Q-16-72-8-77L8-77Q16-72 13-48Z", top),
    drawLine("M-12-71Q-19-58-15-44M12-71Q19-58 15-44", skin, 5),
    drawCircle(0, -88, 8.5, skin),
    load,
  );
}

export function drawWalker(at: Placement, { skin, top, wrap }: Dress, load = ""): string {
  return placeGroup(
    at,
    drawLine("M0-46L-8-24L-15-2M2-46L9-25L11-1", wrap, 10),
    drawPath("M-10-42Q-13-66-5-76L8-77Q14-66 11-42Z", top),
    drawLine("M-3-70L-11-56L-8-45M7-70L14-57L20-51", skin, 5),
    drawCircle(4, -88, 8.5, skin),
    load,
  );
}

/** Sitting on the ground, facing right, about 60 units tall. */
export function drawSitter(at: Placement, { skin, top, wrap }: Dress): string {
  return placeGroup(
    at,
    drawPath("M-16 0Q-18-18-8-20L16-26Q26-27 28-16L32 0L22 0L18-10L8 0Z", wrap),
    drawPath("M-14-14Q-18-42-8-48L4-48Q10-40 6-14Z", top),
    drawLine("M2-42L12-30L22-24", skin, 5),
    drawCircle(0, -58, 8.5, skin),
  );
}

export function drawHeadBasket(color: string, band: string): string {
  return (
    drawPath("M-17-112Q0-120 17-112L11-96L-11-96Z", color) +
    drawPath("M-15-107L15-107L13-102L-13-102Z", band)
  );
}

export function drawBackpack(color: string): string {
  return drawPath("M-7-76Q-22-76-21-60L-19-48Q-12-44-8-48Z", color);
}

/** A dancer with raised arms, leaping; the long mane of dried grass swings behind. */
export function drawDancer(at: Placement, { skin, top, wrap }: Dress, mane: string): string {
  const fringe = drawLine("M-17-34L-24-22M-9-32L-14-18M0-31L0-16M9-32L14-18M17-34L24-22", wrap, 4);
  return placeGroup(
    at,
    drawLine("M-4-46L-22-28L-36-36M5-46L20-26L12-2", skin, 8.5),
    fringe,
    drawPath("M-14-56L13-58L22-32Q2-24-22-32Z", wrap),
    drawPath("M-9-54L-10-78L11-79L11-56Z", top),
    drawLine("M-9-58L10-76", wrap, 3),
    drawLine("M-8-76L-27-92L-31-118M9-77L28-92L42-112", skin, 6.5),
    drawLine("M34-130L50-94", wrap, 2.6),
    drawPath(
      "M-5-95Q-10-82-24-76Q-40-66-50-44Q-48-74-26-88Q-14-108 6-107Q17-105 16-95Q8-101-5-95Z",
      mane,
    ),
    drawCircle(4, -92, 9, skin),
    drawPath("M-6-94Q-4-106 6-106Q16-104 15-94Q6-100-6-94Z", mane),
  );
}
