import * as z from "zod/mini";
import { gameName } from "./game.ts";
import { instant } from "./number.ts";
import { filled, id } from "./text.ts";

export const draw = z.object({
  gameId: id(),
  gameCode: filled(64),
  ...gameName(),
  /** The draw's own number, as printed. */
  issue: filled(32),
  drawnAt: instant(),
  /** Strings: draw numbers keep their zeros. */
  numbers: z.array(filled(8)),
  bonusNumbers: z.array(filled(8)),
  nextDrawAt: z.nullable(instant()),
});
