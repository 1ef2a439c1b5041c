/** People put into the wide scenes. */
import { drawPath, type Placement } from "../kit/svg.ts";
import { type Dress, drawStander } from "../motifs/figures.ts";

const cloths: readonly [string, string][] = [
  ["#c8452c", "#12505a"],
  ["#f9f0e1", "#7a3226"],
  ["#e9a847", "#5b3446"],
  ["#12707c", "#e9a847"],
];

export function dressPerson(index: number): Dress {
  const [top, wrap] = cloths[index % cloths.length] ?? ["#c8452c", "#12505a"];
  return { skin: "#3a221b", top, wrap };
}

/** Somebody at work on the drying tables, hair tied in a scarf. */
export function drawSorter(at: Placement, index: number): string {
  const dress = dressPerson(index);
  const scarf = drawPath("M-9-90Q-8-101 1-100Q10-100 9-88Q0-96-9-90Z", dress.wrap);
  return drawStander(at, dress, scarf);
}
