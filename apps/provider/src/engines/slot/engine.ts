import type { Engine } from "../engine.ts";
import { LINES } from "./lines.ts";
import { play } from "./spin.ts";

/** The slot: nothing to choose, five stops a spin, prizes in line stakes. */
export const slot: Engine = {
  parts: LINES.length,
  variants: 1,
  offers: (choice) => choice === "",
  play: (draw) => {
    const { spins, total } = play(draw);
    return { stops: spins.map((spin) => spin.stops), total };
  },
};
