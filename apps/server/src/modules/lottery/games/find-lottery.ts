import { type LotteryGame, lotteryGameOf } from "@baize/domain/lottery/games";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { findOfferedLottery, type LotteryRow } from "./queries.ts";

export interface FoundLottery extends LotteryRow {
  readonly rules: LotteryGame;
}

/** A lottery that the brand offers. Throws `lottery.game_not_found`. */
export async function findLottery(ctx: RequestContext, code: string): Promise<FoundLottery> {
  const rules = lotteryGameOf(code);
  const row = rules && (await findOfferedLottery(ctx, code));
  if (!row) throw fault("lottery.game_not_found");
  return { ...row, rules };
}

/** The same, for a stake. Throws `game.maintenance` too. */
export async function findPlayable(ctx: RequestContext, code: string): Promise<FoundLottery> {
  const found = await findLottery(ctx, code);
  if (found.game.maintenance) throw fault("game.maintenance", { instead: [] });
  return found;
}
