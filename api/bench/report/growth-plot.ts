/** What was measured with so many rows. */
export type Point = { count: number; value: number };
export type Curve = { name: string; points: Point[] };

const width = 640;
const height = 400;
const frame = { left: 64, right: 150, top: 44, bottom: 44 };
/** Told apart by their dashes as well, for whoever does not see the colours. */
const strokes = [
  'stroke="#2b78c5"',
  'stroke="#c4532b" stroke-dasharray="8 3"',
  'stroke="#3f8f4f" stroke-dasharray="2 3"',
  'stroke="#8a5bc4" stroke-dasharray="10 3 2 3"',
];

/** How fast a curve grows between its last two points: 1 is linear, 2 is quadratic; NaN for one point. */
export const exponentOf = ({ points }: Curve) => {
  const [before, last] = points.slice(-2);
  if (!before || !last) return Number.NaN;
  return Math.log(last.value / before.value) / Math.log(last.count / before.count);
};

/** Powers of ten from the one below all values to the one above them. */
export const decadesOf = (values: number[]) => {
  const lowest = Math.floor(Math.log10(Math.min(...values)));
  const highest = Math.max(Math.ceil(Math.log10(Math.max(...values))), lowest + 1);
  return Array.from({ length: highest - lowest + 1 }, (_, index) => 10 ** (lowest + index));
};

/** From a value to its place between `from` and `to` (px) on a logarithmic axis. */
const logScale = (decades: number[], from: number, to: number) => {
  const [lowest = 1, highest = 10] = [decades[0], decades.at(-1)];
  const span = Math.log10(highest / lowest);
  return (value: number) => from + (Math.log10(value / lowest) / span) * (to - from);
};

export const label = (value: number) => value.toLocaleString("en", { maximumSignificantDigits: 3 });
const px = (value: number) => value.toFixed(1);

/** An SVG of curves on logarithmic axes, with a grey line for linear growth from where each begins. */
export const drawGrowth = (title: string, unit: string, curves: Curve[]) => {
  const points = curves.flatMap((curve) => curve.points);
  const columns = decadesOf(points.map(({ count }) => count));
  const rows = decadesOf(points.map(({ value }) => value));
  const [right, bottom] = [width - frame.right, height - frame.bottom];
  const x = logScale(columns, frame.left, right);
  const y = logScale(rows, bottom, frame.top);

  const axes = [
    ...columns.map(
      (count) =>
        `<path class="grid" d="M${px(x(count))} ${frame.top}V${bottom}"/><text x="${px(x(count))}" y="${bottom + 18}" text-anchor="middle">${label(count)}</text>`,
    ),
    ...rows.map(
      (value) =>
        `<path class="grid" d="M${frame.left} ${px(y(value))}H${right}"/><text x="${frame.left - 8}" y="${px(y(value) + 4)}" text-anchor="end">${label(value)}</text>`,
    ),
  ];
  const drawn = curves.flatMap(({ name, points: [first, ...rest] }, index) => {
    if (!first) return [];
    const last = rest.at(-1) ?? first;
    const end = first.value * (last.count / first.count);
    const line = [first, ...rest].map(({ count, value }) => `${px(x(count))} ${px(y(value))}`);
    const dots = [first, ...rest].map(
      ({ count, value }) =>
        `<circle cx="${px(x(count))}" cy="${px(y(value))}" r="3" stroke="none"><title>${name} ${label(count)}: ${label(value)} ${unit}</title></circle>`,
    );
    return [
      `<path class="linear" d="M${px(x(first.count))} ${px(y(first.value))}L${px(x(last.count))} ${px(y(end))}" clip-path="url(#inside)"/>`,
      `<g ${strokes[index % strokes.length]} class="curve"><path d="M${line.join("L")}"/>${dots.join("")}</g>`,
      `<text x="${px(x(last.count) + 10)}" y="${px(y(last.value) + 4)}">${name}</text>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">${title}, in ${unit}</title>
<style>
:root{color-scheme:light dark}
svg{background:light-dark(#fff,#1a1b1e)}
text{font:13px system-ui,sans-serif;fill:light-dark(#333,#ddd)}
.title{font-size:16px;font-weight:600}
.grid{stroke:light-dark(#ddd,#3a3b40)}
.linear{stroke:light-dark(#999,#777);stroke-dasharray:3 4}
.curve path{fill:none;stroke-width:2}
.curve circle{fill:light-dark(#333,#ddd)}
</style>
<clipPath id="inside"><rect x="${frame.left}" y="${frame.top}" width="${right - frame.left}" height="${bottom - frame.top}"/></clipPath>
<text class="title" x="${frame.left}" y="26">${title} (${unit}); grey: linear</text>
${[...axes, ...drawn].join("\n")}
</svg>
`;
};
