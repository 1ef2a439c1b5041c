/** The named moods of the lake, from first light to rain. */
import { mixColors } from "./kit/color.ts";

type Mood = {
  readonly sky: readonly string[];
  readonly sun: string;
  readonly glow: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly mist: string;
  readonly water: readonly string[];
  readonly light: string;
  readonly ink: string;
};

/** The colour of a layer: 0 is the farthest ridge, 1 the nearest. */
export function tintMood(mood: Mood, share: number): string {
  return share < 0.5
    ? mixColors(mood.far, mood.middle, share * 2)
    : mixColors(mood.middle, mood.near, share * 2 - 1);
}

export const moods = {
  firstLight: {
    sky: ["#1d5a66", "#5e9894 38%", "#eac79c 72%", "#f8d9ae"],
    sun: "#fff3da",
    glow: "#ffd9a0",
    far: "#dcb08d",
    middle: "#47868a",
    near: "#0d3a44",
    mist: "#f2d3ac",
    water: ["#f3d2a8", "#7fa9a0 30%", "#1f6069 70%", "#0c3b46"],
    light: "#fff0d4",
    ink: "#10262e",
  },
  dawn: {
    sky: ["#e98f5f", "#f3b17f 40%", "#fbe0b8"],
    sun: "#fff4dc",
    glow: "#ffe2ad",
    far: "#d99a78",
    middle: "#8a7f78",
    near: "#12444e",
    mist: "#fadfb9",
    water: ["#f8d3a4", "#d99e7c 25%", "#2d6a70 65%", "#0e414b"],
    light: "#fff1d6",
    ink: "#13262e",
  },
  morning: {
    sky: ["#8fc0bb", "#cfe0d2 55%", "#f6ead3"],
    sun: "#fffaf0",
    glow: "#fff0cf",
    far: "#a9c6bf",
    middle: "#4b9093",
    near: "#115058",
    mist: "#e9ece0",
    water: ["#d7e6dc", "#6aa8a6 35%", "#1d6f77"],
    light: "#fbf6e8",
    ink: "#142e36",
  },
  noon: {
    sky: ["#4f9ea3", "#a9d0c8 60%", "#e8eddd"],
    sun: "#fffdf4",
    glow: "#fdf3d3",
    far: "#86b4ae",
    middle: "#3c8f90",
    near: "#0f5a5d",
    mist: "#d5e5da",
    water: ["#9fd0c9", "#2f8f95 40%", "#0d5a66"],
    light: "#f6fbf0",
    ink: "#12333b",
  },
  golden: {
    sky: ["#c9874e", "#efb670 45%", "#fbe2a9"],
    sun: "#fff6d8",
    glow: "#ffe6a3",
    far: "#d8a165",
    middle: "#8f6a42",
    near: "#3b3a2c",
    mist: "#f7d694",
    water: ["#f9dc9c", "#dd9c57 35%", "#6b4a35 80%", "#3a2d2a"],
    light: "#fff3cc",
    ink: "#231f20",
  },
  dusk: {
    sky: ["#26405a", "#7b5666 40%", "#d9703f 78%", "#f3a766"],
    sun: "#ffdfa8",
    glow: "#ff9f5f",
    far: "#a35a53",
    middle: "#5c4152",
    near: "#182430",
    mist: "#df8457",
    water: ["#ee9a5e", "#a65a4e 30%", "#3a3a4b 70%", "#172430"],
    light: "#ffd39a",
    ink: "#12171f",
  },
  ember: {
    sky: ["#7d2f2c", "#c9552f 45%", "#f39a4c 80%", "#fcc878"],
    sun: "#fff0c4",
    glow: "#ffb35a",
    far: "#b04a32",
    middle: "#6f2f2d",
    near: "#231a22",
    mist: "#f0974f",
    water: ["#fbc071", "#dc7439 30%", "#7a332e 75%", "#2f1d25"],
    light: "#ffe3a6",
    ink: "#1a1219",
  },
  blueHour: {
    sky: ["#0e2a3d", "#235468 50%", "#7fa19a 82%", "#e2b68c"],
    sun: "#ffe7be",
    glow: "#f6c08a",
    far: "#5b8088",
    middle: "#2a5966",
    near: "#0b2530",
    mist: "#8fa89d",
    water: ["#c9b190", "#4b7c82 25%", "#123f4c 70%", "#0a2530"],
    light: "#ffdca6",
    ink: "#081820",
  },
  night: {
    sky: ["#06131c", "#0b2a38 60%", "#1b4b56"],
    sun: "#fdf1d6",
    glow: "#a7c9c4",
    far: "#1c4650",
    middle: "#0f303c",
    near: "#06161d",
    mist: "#2a5a62",
    water: ["#1d4b55", "#0c2c38 45%", "#061720"],
    light: "#ffd28a",
    ink: "#040d12",
  },
  rain: {
    sky: ["#33494f", "#6b8285 50%", "#d3d6c4 85%", "#ecdfc0"],
    sun: "#eef0e4",
    glow: "#dfe5d8",
    far: "#a3b3ad",
    middle: "#5d7f82",
    near: "#15333a",
    mist: "#c3cdc5",
    water: ["#cfd3c4", "#7f9a9a 30%", "#3a636a 75%", "#24484f"],
    light: "#e9eee4",
    ink: "#101f26",
  },
  green: {
    sky: ["#7db3a6", "#cfe0c2 55%", "#f9edcb"],
    sun: "#fff9e6",
    glow: "#fbeec2",
    far: "#a6bfa0",
    middle: "#5a9068",
    near: "#17492f",
    mist: "#e4e8c9",
    water: ["#d6e3cd", "#74a999 40%", "#286a66"],
    light: "#f8f5dd",
    ink: "#10291f",
  },
} satisfies Record<string, Mood>;
