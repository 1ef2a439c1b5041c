/** The wooden motor boat with its canopy, 420 long, waterline at 0, going right. */
import { drawCircle, drawLine, drawPath, type Placement, placeGroup } from "../kit/svg.ts";

type MotorBoatInks = {
  hull: string;
  stripe: string;
  canopy: string;
  post: string;
  people: string;
};

export function drawMotorBoat(at: Placement, inks: MotorBoatInks): string {
  const { hull, stripe, canopy, post, people } = inks;
  const heads = [-112, -66, -18, 30, 78];
  return placeGroup(
    at,
    ...heads.map((x, index) =>
      [
        drawPath(
          `M${x - 15}-24Q${x - 16}-60 ${x - 6}-64H${x + 6}Q${x + 16}-60 ${x + 15}-24Z`,
          index % 2 === 0 ? people : stripe,
        ),
        drawCircle(x, -75, 10, "#2a1a17"),
      ].join(""),
    ),
    drawLine("M-150-30V-118M-40-30V-124M60-30V-124M128-34V-116", post, 5),
    drawPath("M-176-112Q-10-148 164-112L158-102Q-10-132-172-102Z", canopy),
    drawPath("M-210-40L-196 12H150Q204-4 236-62Q176-36 120-34Z", hull),
    drawPath("M-208-30L-204-16H184Q206-30 220-48Q176-30 120-28Z", stripe),
    drawPath("M-224-54H-204V4H-214Q-216-20-224-24Z", post),
  );
}

/** White water thrown from the bow and left behind. */
export function drawBowWave(at: Placement, color: string): string {
  return placeGroup(
    at,
    drawPath(
      "M236-8Q180-20 150 6Q60 20-196 14Q-330 14-520 4Q-330 26-190 28Q60 34 170 20Q210 14 236-8Z",
      color,
    ),
    drawPath(
      "M-240 34Q-420 44-640 30Q-420 60-220 46ZM-120 48Q60 56 250 34Q80 70-100 60Z",
      color,
      'opacity="0.55"',
    ),
  );
}
