import type { Strategy } from "./strategies.ts";

/** The hands by a fixed seed that each return was measured over: no count of all ways is possible. */
export const MEASURED_HANDS = 100_000;

/** Parts per million of the buy-in, measured with seed 1. */
export interface RoomReturn {
  readonly rtp: number;
  /** The true return is within this of the measured one, with a confidence of 99 in 100. */
  readonly within: number;
}

/** By set of parameters. To pack at once costs the boot alone, so that its return is exact. */
export const ROOM_RETURNS: readonly Readonly<Record<Strategy, RoomReturn>>[] = [
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 956_690, within: 1414 },
    seen: { rtp: 874_949, within: 2200 },
    bot: { rtp: 992_819, within: 1059 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 970_386, within: 1167 },
    seen: { rtp: 909_197, within: 1877 },
    bot: { rtp: 993_128, within: 852 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 940_743, within: 1609 },
    seen: { rtp: 839_760, within: 2444 },
    bot: { rtp: 992_303, within: 1234 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 977_777, within: 1072 },
    seen: { rtp: 919_564, within: 1534 },
    bot: { rtp: 993_415, within: 824 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 985_127, within: 880 },
    seen: { rtp: 940_311, within: 1306 },
    bot: { rtp: 993_539, within: 673 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 968_335, within: 1225 },
    seen: { rtp: 898_084, within: 1703 },
    bot: { rtp: 993_134, within: 953 },
  },
];
