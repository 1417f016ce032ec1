import * as z from "zod/mini";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import { VOLATILITIES } from "@baize/domain/gaming/game/volatility";
import { money } from "./money.ts";
import { count } from "./number.ts";
import { address, filled, id, shownLanguage, text } from "./text.ts";

export const category = () => z.enum(CATEGORIES);

/** A vendor's code (`TCG_SEA`, `PG`). */
export const vassalage = () => z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/));

/** The game that an entry is about: its name, and the language of that name where it is not the answer's. */
export const gameName = () => ({ gameName: filled(120), lang: shownLanguage() });

/** One entry of a lobby. */
export const game = () =>
  z.object({
    id: id(),
    /** Game code at its vendor. */
    code: filled(64),
    name: filled(120),
    lang: shownLanguage(),
    category: category(),
    /** `LOTT` and `ELOTT` start the lottery; all else is a third party's. */
    gameType: filled(32),
    /** `VASSALAGE` marks an entry that opens a list of sub-games. */
    isGame: z.enum(["GAME", "VASSALAGE"]),
    vassalage: vassalage(),
    vendorName: filled(80),
    accountTypeName: filled(32),
    defaultPlayType: z.nullable(text(64)),
    isHot: z.boolean(),
    isNew: z.boolean(),
    maintenance: z.boolean(),
    /** A provider serves it now. An entry that opens a list says nothing of the games in it. */
    launchable: z.boolean(),
    /** Licensed artwork; null draws the procedural cover. */
    image: z.nullable(address()),
    /** Motif named by an editor for the procedural cover. */
    motif: z.nullable(text(32)),
    /** Return to player, percent as a decimal string (`"96.20"`); null where the vendor publishes none. */
    rtp: z.nullable(text(8)),
    /** How it spreads its prizes; absent where the vendor does not say. */
    volatility: z.optional(z.enum(VOLATILITIES)),
    /** The least stake; absent where the vendor does not say. */
    minimumBet: z.optional(money()),
    /** The lines of a slot; absent where the vendor does not say, or it has none. */
    lines: z.optional(count()),
  });
