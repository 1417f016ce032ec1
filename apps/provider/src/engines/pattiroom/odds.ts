import type { RoomReturn } from "../../pages/room-parts.ts";
import type { Strategy } from "./strategies.ts";

/** The hands by a fixed seed that each return was measured over: no count of all ways is possible. */
export const MEASURED_HANDS = 100_000;

/** By set of parameters. To pack at once costs the boot alone, so that its return is exact. */
export const ROOM_RETURNS: readonly Readonly<Record<Strategy, RoomReturn>>[] = [
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 946_878, within: 1436 },
    seen: { rtp: 922_454, within: 1556 },
    bot: { rtp: 995_310, within: 636 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 968_287, within: 1308 },
    seen: { rtp: 947_694, within: 1304 },
    bot: { rtp: 994_913, within: 557 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 927_126, within: 1524 },
    seen: { rtp: 897_070, within: 1739 },
    bot: { rtp: 995_233, within: 713 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 953_162, within: 1357 },
    seen: { rtp: 933_650, within: 1329 },
    bot: { rtp: 995_457, within: 577 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 967_315, within: 1172 },
    seen: { rtp: 950_513, within: 1129 },
    bot: { rtp: 995_216, within: 510 },
  },
  {
    pack: { rtp: 980_000, within: 0 },
    blind: { rtp: 935_406, within: 1429 },
    seen: { rtp: 912_048, within: 1475 },
    bot: { rtp: 995_313, within: 637 },
  },
];
