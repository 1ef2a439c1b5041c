/** Straw-coloured fruit bats on the wing, about 240 units across. */
import { drawEllipse, drawLine, drawPath, type Placement, placeGroup } from "../kit/svg.ts";

const wing =
  "M6-12Q30-46 62-52L66-62L70-51Q104-50 128-18Q112-20 98-8Q88-18 72 2Q58-10 40 20Q26 8 8 30Z";
const wingUp =
  "M6-14Q22-64 44-84L45-95L52-84Q86-92 112-76Q94-70 86-54Q72-58 64-34Q48-34 40 0Q24-2 8 28Z";

export function drawBat(at: Placement, membrane: string, fur: string, raised = false): string {
  const shape = raised ? wingUp : wing;
  const bones = raised
    ? "M6-14Q22-64 48-84L86-54M48-84L64-34M48-84L40 0"
    : "M6-12Q30-46 66-52L98-8M66-52L72 2M66-52L40 20";
  const half = drawPath(shape, membrane) + drawLine(bones, fur, 2.2);
  return placeGroup(
    at,
    half,
    placeGroup({ x: 0, y: 0, flip: true }, half),
    drawEllipse(0, 4, 13, 30, fur),
    drawPath("M-10-26L-12-46L-3-36L3-36L12-46L10-26Q0-14-10-26Z", fur),
  );
}
