import { expect, it } from "vitest";
import { fixedDraw } from "../../../test/fixed-draw.ts";
import { RoomLearner } from "../../../test/room-learner.ts";
import { pattiroom } from "./engine.ts";

const variants = Array.from({ length: pattiroom.variants }, (_, variant) => variant);

it.each(variants)(
  "a player who learns by play what does best against the bots gets back less than the buy-in: set %i",
  { timeout: 240_000 },
  (variant) => {
    const { mean } = new RoomLearner(variant, 4000, fixedDraw(`learn-${variant}`)).measure(variant, 40_000, 20_261_130);
    expect(mean).toBeLessThan(1);
  },
);
