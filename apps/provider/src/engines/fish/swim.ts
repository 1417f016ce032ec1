import type { Fish } from "./kinds.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The water above the bottom strip, in px. */
export interface Water {
  readonly wide: number;
  readonly high: number;
}

/** A fish in the water: its middle, and its size without its shadow. */
export interface Place extends Point {
  readonly fish: Fish;
  readonly long: number;
  readonly high: number;
  /** It swims to the left. */
  readonly back: boolean;
}

interface Swimmer {
  readonly fish: Fish;
  /** Its height as a part of the lane's. */
  readonly size: number;
  /** Where it is on its way at first: 0 at the left, 1 at the right. */
  readonly at: number;
}

interface Lane {
  /** Seconds from one end of the way to the other. */
  readonly time: number;
  readonly back: boolean;
  readonly swimmers: readonly Swimmer[];
}

/** The fish of a lane swim one behind the other at one speed, so that none hides another. */
const LANES: readonly Lane[] = [
  {
    time: 34,
    back: false,
    swimmers: [
      { fish: "sardine", size: 0.74, at: 0.76 },
      { fish: "puffer", size: 0.86, at: 0.5 },
      { fish: "swordfish", size: 0.94, at: 0.24 },
    ],
  },
  {
    time: 44,
    back: true,
    swimmers: [
      { fish: "golden", size: 1, at: 0.72 },
      { fish: "shark", size: 1.14, at: 0.34 },
    ],
  },
  {
    time: 27,
    back: false,
    swimmers: [
      { fish: "clownfish", size: 0.78, at: 0.76 },
      { fish: "ray", size: 0.92, at: 0.55 },
      { fish: "carp", size: 0.84, at: 0.3 },
    ],
  },
];

/** How far each lane has swum, in seconds. Each has its own clock, because the lane that is shot at waits. */
export type Clocks = readonly number[];
export const STILL: Clocks = LANES.map(() => 0);
export const laneOf = (fish: Fish): number => LANES.findIndex(({ swimmers }) => swimmers.some((each) => each.fish === fish));

/** Length of the drawings by their height. */
const LONG = 120 / 72;
/** The surface and the bottom take these parts of the water. */
const [SURFACE, BOTTOM] = [0.1, 0.05];
/** A finger needs so many px, also where a fish is smaller. */
const FINGER = 44;

const whole = (turns: number): number => turns - Math.floor(turns);

const stepOf = ({ high }: Water): number => (high * (1 - SURFACE - BOTTOM)) / LANES.length;
/** Height of a lane in px; in a narrow water the lanes lie apart. */
export const laneHeight = (water: Water): number => Math.min(stepOf(water), water.wide * 0.18);
/** Lanes so high have room for a tag under each fish, which are smaller there. */
export const hasTags = (water: Water): boolean => laneHeight(water) >= 84;

function placeIn(lane: Lane, index: number, { fish, size, at }: Swimmer, water: Water, clock: number): Place {
  const tall = laneHeight(water);
  const high = tall * size * (hasTags(water) ? 0.8 : 0.96);
  // The way is a fish longer than the water is wide: a fish leaves whole before it comes again.
  const longest = tall * LONG * Math.max(...lane.swimmers.map((each) => each.size));
  const turns = whole(at + (clock / lane.time) * (lane.back ? -1 : 1));
  return {
    fish,
    x: turns * (water.wide + longest) - longest / 2,
    y:
      water.high * SURFACE +
      (index + (hasTags(water) ? 0.42 : 0.5)) * stepOf(water) +
      Math.sin(clock * 1.7 + at * 9) * tall * 0.035,
    long: high * LONG,
    high,
    back: lane.back,
  };
}

/** Where every fish is. */
export const placesOf = (water: Water, clocks: Clocks): Place[] =>
  LANES.flatMap((lane, index) => lane.swimmers.map((each) => placeIn(lane, index, each, water, clocks[index] ?? 0)));

/** The fish under a finger or a pointer: of several the one whose middle is nearest. Undefined where there is water only. */
export function fishUnder({ x, y }: Point, places: readonly Place[]): Fish | undefined {
  const near = places
    .map(({ fish, long, high, ...at }) => ({
      fish,
      across: Math.abs(x - at.x) / Math.max(long, FINGER),
      down: Math.abs(y - at.y) / Math.max(high, FINGER),
    }))
    .filter(({ across, down }) => across <= 0.5 && down <= 0.5);
  return near.toSorted((a, b) => Math.hypot(a.across, a.down) - Math.hypot(b.across, b.down))[0]?.fish;
}

/** The clock of a fish's lane at which the fish is in view: as it is, or with the fish in the middle. */
export function clockInView(fish: Fish, water: Water, clocks: Clocks): number {
  const index = laneOf(fish);
  const [lane, clock] = [LANES[index], clocks[index] ?? 0];
  const place = placesOf(water, clocks).find((each) => each.fish === fish);
  if (!lane || !place) return clock;
  if (place.x - place.long / 2 >= 0 && place.x + place.long / 2 <= water.wide) return clock;
  const longest = laneHeight(water) * LONG * Math.max(...lane.swimmers.map((each) => each.size));
  const way = (water.wide / 2 - place.x) / (water.wide + longest);
  return clock + way * lane.time * (lane.back ? -1 : 1);
}
