import type { RoomReturn } from "../../pages/room-parts.ts";
import type { Strategy } from "./strategies.ts";

/** The hands by a fixed seed that each return was measured over: no count of all ways is possible. */
export const MEASURED_HANDS = 5000;

/** By set of parameters, measured with seed 1. */
export const ROOM_RETURNS: readonly Readonly<Record<Strategy, RoomReturn>>[] = [
  {
    drop: { rtp: 747_913, within: 1398 },
    plain: { rtp: 843_112, within: 19_238 },
    bot: { rtp: 978_502, within: 20_345 },
  },
  {
    drop: { rtp: 759_717, within: 3527 },
    plain: { rtp: 765_229, within: 21_722 },
    bot: { rtp: 963_600, within: 21_214 },
  },
  {
    drop: { rtp: 748_490, within: 2691 },
    plain: { rtp: 693_552, within: 23_517 },
    bot: { rtp: 968_860, within: 26_755 },
  },
];
