/** Small helpers that write SVG text. */
type Gradient = { readonly url: string; readonly markup: string };
type Paint = string | Gradient;
export type Placement = {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  turn?: number;
};

export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function hashText(text: string): string {
  let hash = 2166136261;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return `g${hash.toString(36)}`;
}

/** Stops read like CSS: "#f2b082 40%"; without a percentage they are spread evenly. */
function writeStops(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [color = stop, offset = `${(100 * index) / Math.max(1, stops.length - 1)}%`] =
        stop.split(" ");
      return `<stop offset="${offset}" stop-color="${color}"/>`;
    })
    .join("");
}

function nameGradient(tag: string, attributes: string, stops: readonly string[]): Gradient {
  const body = `${attributes}>${writeStops(stops)}</${tag}>`;
  const id = hashText(body);
  return { url: `url(#${id})`, markup: `<${tag} id="${id}" ${body}` };
}

export function blendDown(stops: readonly string[]): Gradient {
  return nameGradient("linearGradient", 'x1="0" y1="0" x2="0" y2="1"', stops);
}

export function blendAcross(stops: readonly string[]): Gradient {
  return nameGradient("linearGradient", 'x1="0" y1="0" x2="1" y2="0"', stops);
}

export function blendOut(stops: readonly string[]): Gradient {
  return nameGradient("radialGradient", 'cx="0.5" cy="0.5" r="0.5"', stops);
}

/** A gradient between two fixed heights of the picture, whatever shape it fills. */
export function blendBetween(top: number, foot: number, stops: readonly string[]): Gradient {
  const line = `x1="0" x2="0" y1="${formatNumber(top)}" y2="${formatNumber(foot)}"`;
  return nameGradient("linearGradient", `gradientUnits="userSpaceOnUse" ${line}`, stops);
}

function writeElement(tag: string, shape: string, paint: Paint, extras: string): string {
  const fill = typeof paint === "string" ? paint : paint.url;
  const markup = typeof paint === "string" ? "" : paint.markup;
  return `${markup}<${tag} ${shape} fill="${fill}"${extras === "" ? "" : ` ${extras}`}/>`;
}

export function drawPath(d: string, paint: Paint, extras = ""): string {
  return writeElement("path", `d="${d}"`, paint, extras);
}

export function drawLine(d: string, color: string, width: number, extras = ""): string {
  const stroke = `stroke="${color}" stroke-width="${formatNumber(width)}" stroke-linecap="round"`;
  return drawPath(d, "none", `${stroke} stroke-linejoin="round" ${extras}`.trim());
}

export function drawCircle(x: number, y: number, r: number, paint: Paint, extras = ""): string {
  const shape = `cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}"`;
  return writeElement("circle", shape, paint, extras);
}

export function drawEllipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: Paint,
  extras = "",
): string {
  const centre = `cx="${formatNumber(x)}" cy="${formatNumber(y)}"`;
  const radii = `rx="${formatNumber(rx)}" ry="${formatNumber(ry)}"`;
  return writeElement("ellipse", `${centre} ${radii}`, paint, extras);
}

export function drawRect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  extras = "",
): string {
  const corner = `x="${formatNumber(x)}" y="${formatNumber(y)}"`;
  const size = `width="${formatNumber(width)}" height="${formatNumber(height)}"`;
  return writeElement("rect", `${corner} ${size}`, paint, extras);
}

export function placeGroup(placement: Placement, ...parts: readonly string[]): string {
  const { x, y, scale = 1, flip = false, turn = 0 } = placement;
  const size = Math.round(scale * 1000) / 1000;
  const moves = [`translate(${formatNumber(x)} ${formatNumber(y)})`];
  if (turn !== 0) moves.push(`rotate(${formatNumber(turn)})`);
  if (flip || size !== 1) moves.push(`scale(${flip ? -size : size} ${size})`);
  return `<g transform="${moves.join(" ")}">${parts.join("")}</g>`;
}

export function veilGroup(opacity: number, ...parts: readonly string[]): string {
  return `<g opacity="${opacity}">${parts.join("")}</g>`;
}

/** Shows the parts only inside the outline. */
export function cutGroup(outline: string, ...parts: readonly string[]): string {
  const id = hashText(outline);
  const clip = `<clipPath id="${id}"><path d="${outline}"/></clipPath>`;
  return `${clip}<g clip-path="url(#${id})">${parts.join("")}</g>`;
}

type Stroke = { color: string; width: number; dash: string; start: number; lift: number };

/** One line drawn several times over, written only once. */
export function repeatLine(d: string, strokes: readonly Stroke[]): string {
  const id = hashText(d);
  const uses = strokes.map(({ color, width, dash, start, lift }) => {
    const ink = `stroke="${color}" stroke-width="${formatNumber(width)}"`;
    const pattern = `stroke-dasharray="${dash}" stroke-dashoffset="${formatNumber(start)}"`;
    return `<use href="#${id}" y="${formatNumber(lift)}" ${ink} ${pattern}/>`;
  });
  const shape = `<defs><path id="${id}" d="${d}" fill="none" stroke-linecap="round"/></defs>`;
  return shape + uses.join("");
}
