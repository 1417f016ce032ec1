import { and, eq } from "drizzle-orm";
import { bets } from "../../gaming/play-schema.ts";
import { pathClosure, pathVersions } from "../schema.ts";

/** The path version of a row of the closure. */
export const VERSION = and(eq(pathVersions.memberId, pathClosure.memberId), eq(pathVersions.version, pathClosure.version));

/** A wager belongs to the path version of its acceptance. */
export const BET_OF_PATH = and(eq(bets.memberId, pathClosure.memberId), eq(bets.pathVersion, pathClosure.version));
