import type { Engine } from "../engine.ts";
import { GAMES } from "./games.ts";
import { LINES } from "./lines.ts";
import { play } from "./spin.ts";

/** The slot: nothing to choose, five stops a spin, prizes in line stakes. */
export const slot: Engine = {
  parts: LINES.length,
  variants: GAMES.length,
  offers: (choice) => choice === "",
  play: (draw, _, variant) => {
    const { spins, total } = play(draw, variant);
    return { stops: spins.map((spin) => spin.stops), total };
  },
};
