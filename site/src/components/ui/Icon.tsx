import { controlShapes } from "./ControlIcon.tsx";
import { SvgIcon } from "./SvgIcon.tsx";

const shapes = {
  ...controlShapes,
  back: "M20 12H5m6-6-6 6 6 6",
  arrow: "M4 12h15m-6-6 6 6-6 6",
  up: "M12 20V5m-6 6 6-6 6 6",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5",
  enlarge: "M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7",
  flag: "M6 21V4h12l-3 4.5 3 4.5H6",
  group:
    "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zm-6 8.5c0-3.4 2.6-5.5 6-5.5s6 2.1 6 5.5M15.5 4.8a3.2 3.2 0 0 1 0 6m2.2 3.7c2 .8 3.3 2.5 3.3 5",
  meal: "M7 3.5v6.2a2.4 2.4 0 0 0 4.8 0V3.5M9.4 12v9M17.5 21V3.5c-2 1.3-3 4.2-3 8h3",
  menu: "M4 7h16M4 12h16M4 17h16",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  mountain: "M2.5 19 9 6.5l4.2 7.7 2.3-3.7 6 8.5z",
  mail: "M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5",
  person: "M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-7 8.5c0-3.8 3-6 7-6s7 2.2 7 6",
  phone:
    "M6 3.5h3l2 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 2v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7 2 2 0 0 1 6 3.5z",
  pin: "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  map: "M9 5 3.5 7v12L9 17l6 2 5.5-2V5L15 7 9 5zm0 0v12m6-10v12",
  route:
    "M6.5 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm11-13a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.5 18.5H15a3.25 3.25 0 0 0 0-6.5H9a3.25 3.25 0 0 1 0-6.5h6.5",
  tag: "M12.5 3.5h8v8l-9 9-8-8zm3.5 4.5v.01",
  link: "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zm4 12.2a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM17 7v.01",
  facebook:
    "M14 21v-8h3l.5-3.5H14V7.5c0-1.2.6-2 2-2h1.7V2.6A20 20 0 0 0 15.2 2.5C12.5 2.5 11 4.1 11 7v2.5H8V13h3v8",
  youtube:
    "M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm5.5 3.5v5l4-2.5z",
  whatsapp:
    "m4 20 1.2-3.9a8.2 8.2 0 1 1 3 2.8zM9 8.2c0 3.8 3 6.8 6.8 6.8l.9-1.9-2.1-1.1-1 1a6.2 6.2 0 0 1-2.6-2.6l1-1L10.9 7.3z",
  x: "M4.5 4.5 19.5 19.5M19 4.5 5 19.5",
} as const;

export type IconName = keyof typeof shapes;

export const isIconName = (name: string): name is IconName => Object.hasOwn(shapes, name);

export const Icon = ({ name }: { name: IconName }) => <SvgIcon path={shapes[name]} />;
