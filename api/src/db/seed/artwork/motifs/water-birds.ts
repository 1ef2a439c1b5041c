/** Birds of the shore, drawn large. */
import { type Point, traceRibbon } from "../kit/curves.ts";
import { createRandom, listNumbers, pickBetween } from "../kit/random.ts";
import {
  drawCircle,
  drawEllipse,
  drawLine,
  drawPath,
  type Placement,
  placeGroup,
} from "../kit/svg.ts";

/** A heron standing, 420 units tall, facing right. */
export function drawHeron(at: Placement, body: string, wing: string, beak: string): string {
  return placeGroup(
    at,
    drawLine("M-14-150L-20-70L-12 0M16-152L22-76L14 0M-12 0L8 4M14 0L34 4", beak, 6),
    drawPath("M-110-122Q-60-206 10-214Q52-216 54-186Q46-146-2-136Q-60-126-110-122Z", body),
    drawPath("M-132-108Q-80-190-6-196Q10-176-18-156Q-66-132-132-108Z", wing),
    drawPath(
      "M22-176Q74-206 48-262Q26-306 44-352Q58-378 84-372L96-362Q72-366 66-344Q58-312 78-268Q104-196 44-152Z",
      body,
    ),
    drawPath("M82-373Q100-372 168-350Q120-352 90-356Z", beak),
    drawPath("M66-374Q40-380 14-366Q44-360 70-358Z", wing),
    drawCircle(82, -365, 3, "#f6cf8e"),
    drawLine("M52-200L44-160M40-206L30-160", wing, 3),
  );
}

/** A malachite kingfisher, 300 units tall, facing left, feet at 0. */
export function drawKingfisher(at: Placement): string {
  const back = "#17758f";
  const bright = "#2fa9b4";
  const bars = listNumbers(9).map(
    (index) => `M${-44 + index * 12} ${-236 - Math.round(Math.sin(index / 2.6) * 18)}l7 12`,
  );
  const spots = listNumbers(12).map(
    (index) =>
      `M${28 + (index % 3) * 15} ${-112 + Math.floor(index / 3) * 24 + (index % 3) * 7}h.1`,
  );
  return placeGroup(
    at,
    drawPath("M34-34Q66 20 84 104L58 100Q30 50 6-6Z", "#0f4f63"),
    drawPath("M-62-130Q-92-50-40-10Q10 18 50-24Q78-80 50-150Q-24-186-62-130Z", "#e0783f"),
    drawPath("M-62-130Q-90-54-44-12Q-30-2-12 0Q-58-56-40-136Z", "#f3a866"),
    drawPath("M-2-168Q62-150 80-70Q86-10 74 44Q28 0 14-64Q2-118-2-168Z", back),
    drawPath("M40-132Q74-84 68 10Q40-40 40-132Z", bright),
    drawLine(spots.join(""), "#8fe0dc", 5, 'opacity="0.8"'),
    drawPath("M-78-178Q-84-236-30-254Q40-266 60-206Q66-150 12-134Q-56-128-78-178Z", back),
    drawPath("M-50-248Q-14-288 44-284Q84-272 100-244Q64-250 58-214Q14-252-50-248Z", bright),
    drawPath("M-78-182Q-50-176-24-186Q6-196 40-172Q24-142-20-136Q-64-140-78-182Z", "#e0783f"),
    drawPath("M-70-164Q-46-140-12-138Q-26-112-58-120Q-74-138-70-164Z", "#f9f0e1"),
    drawPath("M22-178Q54-182 60-160Q46-142 18-148Z", "#f9f0e1"),
    drawPath("M-72-206L-226-184L-74-174Z", "#d2492d"),
    drawPath("M-74-190L-226-184L-74-174Z", "#98321f"),
    drawCircle(-42, -204, 13, "#0d161c"),
    drawCircle(-46, -208, 4, "#f9f0e1"),
    drawLine(bars.join(""), "#0c4257", 5),
    drawLine("M-16-4L-20 6M-4-2L-2 8M8-4L14 6", "#d2492d", 7),
  );
}

/** A flying cormorant, 200 across. */
export function drawCormorant(at: Placement, color: string): string {
  return placeGroup(
    at,
    drawPath("M-96 8Q-40-6 0-6Q60-12 98-26L122-24L100-18Q60 4 10 10Q-40 14-96 8Z", color),
    drawPath("M-10 0Q-30-60-84-92Q-20-84 26-6Z", color),
    drawPath("M-6 4Q0 50-40 88Q20 60 28 4Z", color, 'opacity="0.85"'),
  );
}

/** The golden crown of the crane: stiff bristles in a fan. */
function drawCrown(seed: number): string {
  const random = createRandom(seed);
  const bristles = listNumbers(46).map((index) => {
    const angle = ((-172 + index * 3.5) * Math.PI) / 180;
    const long = pickBetween(random, 108, 140);
    return `M-26-34L${Math.round(-30 + Math.cos(angle) * long)} ${Math.round(-38 + Math.sin(angle) * long)}`;
  });
  const even = bristles.filter((_, index) => index % 2 === 0).join("");
  const odd = bristles.filter((_, index) => index % 2 === 1).join("");
  return drawLine(odd, "#a8651f", 3) + drawLine(even, "#dfa33c", 3.4);
}

/** The face of a grey crowned crane, looking right; about 320 wide with its crown. */
function drawCraneFace(at: Placement, seed: number): string {
  return placeGroup(
    at,
    drawCrown(seed),
    drawPath("M-72-4Q-76-56-20-68Q44-72 70-24Q76 26 30 60Q-20 84-56 50Q-70 28-72-4Z", "#14222a"),
    drawPath("M-62 2Q-50-34-6-30Q26-22 20 18Q4 52-34 44Q-60 34-62 2Z", "#f9f0e1"),
    drawPath("M-56-14Q-46-40-8-38Q8-34 14-22Q-20-26-56-14Z", "#b93a2b"),
    drawPath("M24 58Q36 72 28 108Q14 124 4 102Q0 78 6 64Z", "#b93a2b"),
    drawPath("M64-34Q112-18 152 16Q106 18 64 12Z", "#39464b"),
    drawCircle(34, -22, 10, "#cfe3e6"),
    drawCircle(35, -22, 5, "#10191f"),
  );
}

function drawRaisedWing(at: Placement): string {
  const quills = "M-20-60L-196-330M-40-40L-262-262M-50-20L-296-182M-50 0L-290-104";
  return placeGroup(
    at,
    drawPath(
      "M44 0C10-90-60-230-150-370Q-166-340-170-316Q-214-350-240-350Q-236-310-222-284Q-276-306-308-296Q-290-256-262-236Q-318-240-344-220Q-316-190-280-176Q-330-166-348-140Q-300-120-256-126Q-300-100-308-74Q-200-44-60 30Z",
      "#1c2b33",
    ),
    drawPath("M44 0C6-60-60-160-132-236Q-196-190-226-104Q-160-50-60 30Z", "#a8562f"),
    drawPath("M44 0C10-56-40-130-98-196Q-166-150-196-92Q-140-30-50 34Z", "#e9bd6a"),
    drawPath("M44 0C14-50-24-110-74-166Q-140-120-166-70Q-110-10-40 36Z", "#f9f0e1"),
    drawLine(quills, "#0f1a20", 3, 'opacity="0.4"'),
  );
}

/** A crane dancing with its wings up, 760 tall, facing right, feet at 0. */
export function drawDancingCrane(at: Placement, seed = 1): string {
  const neck: Point[] = [
    [40, -350],
    [96, -400],
    [110, -470],
    [78, -540],
    [92, -610],
  ];
  const plumes = listNumbers(7).map((index) => {
    const x = 60 - index * 34;
    return `M${x} ${-330 + index * 8}q-30 60-74 104q70-18 92-92z`;
  });
  return placeGroup(
    at,
    placeGroup({ x: 64, y: -350, scale: 0.84, turn: 17 }, drawRaisedWing({ x: 0, y: 0 })),
    drawLine(
      "M-10-260L-4-130L-26 0M40-262L70-150L52-14M-26 0L8 4M-26 0L-44 6M52-14L86-8M52-14L36-4",
      "#1c2b33",
      8,
    ),
    drawPath("M110-372Q90-280-10-256Q-90-244-190-206Q-150-290-80-336Q0-392 110-372Z", "#7d9095"),
    drawPath(plumes.join(""), "#aebcbc", 'opacity="0.75"'),
    drawPath("M-60-290Q-150-260-214-176Q-130-210-60-246Z", "#1c2b33"),
    drawPath(
      traceRibbon(neck, (share) => 62 - 30 * share),
      "#8d9fa3",
    ),
    drawLine("M70-390L104-430M60-370L96-400M96-450L100-500M84-430L88-470", "#c3cfcc", 3.4),
    drawRaisedWing({ x: 20, y: -330 }),
    drawCraneFace({ x: 108, y: -640, scale: 0.5 }, seed),
  );
}

/** A whole crane, small: 300 tall, facing right. */
export function drawCrane(at: Placement, body: string, dark: string): string {
  return placeGroup(
    at,
    drawLine("M-16-120L-20-50L-14 0M6-120L12-54L6 0M-14 0L4 2M6 0L24 2", dark, 5),
    drawPath("M-84-104Q-50-170 16-166Q40-160 34-134Q10-108-30-108Z", body),
    drawPath("M-92-92Q-70-146-12-150Q-6-124-40-108Q-66-100-92-92Z", "#f9f0e1"),
    drawPath("M-84-88Q-60-112-28-114L-52-72Z", "#a8562f"),
    drawLine("M22-146Q48-200 36-262", body, 13),
    drawEllipse(42, -270, 15, 12, dark),
    drawEllipse(40, -266, 8, 7, "#f9f0e1"),
    drawPath("M54-276L80-266L54-264Z", dark),
    drawLine("M34-280L14-306M36-281L22-314M38-282L34-316M40-282L46-314M31-278L8-294", "#e2ab4a", 3),
  );
}
