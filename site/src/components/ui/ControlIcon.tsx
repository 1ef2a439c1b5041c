export const SvgIcon = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

export const controlShapes = {
  calendar: "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8m7-4.5V8",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  chevron: "m6 9 6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3.5-6.5z",
} as const;

/** An icon for islands; the set is small because browsers load all of it. */
export const ControlIcon = ({ name }: { name: keyof typeof controlShapes }) => (
  <SvgIcon path={controlShapes[name]} />
);
