import type { Brand } from "../../platform/brand/brand.ts";
import type { RunSql } from "../../platform/database/database.ts";
import { asText } from "../../platform/database/raw.ts";
import { memberAccount, type Owner } from "../../ledger/account.ts";
import { balanceOf } from "../../ledger/post.ts";
import type { RoundRow } from "./load-statements.ts";
import type { Player } from "./queries.ts";

const VENDOR = "select vendor from games where launch_code = $1 order by rank limit 1";

/** Empty for cash. Needed without a live session only by what comes late: a rollback, or the end of a round. */
async function walletOf(run: RunSql, { brand, session }: Player, gameCode: string): Promise<string> {
  if (brand.payments.isSingle) return "";
  if (session) return session.vendor;
  const [game] = (await run(VENDOR, [gameCode])).rows;
  return game ? asText(game.vendor) : "";
}

/**
 * The player at the wallet that a call is about: the one that the round began with, whatever the brand has decided since;
 * for a new round the vendor's own where the brand keeps one for each. Call it with the cash row locked: every move of a
 * member's vendor wallets begins by locking that row.
 */
export async function atPurse(run: RunSql, player: Player, gameCode: string, round?: RoundRow): Promise<Player> {
  const wallet = round?.bet_id ? round.wallet : await walletOf(run, player, gameCode);
  if (wallet === "") return player;
  const purse = memberAccount(player.owner, "vendor", wallet);
  return { ...player, purse, balance: (await balanceOf(run, purse)) ?? 0n };
}

/** What a game of this vendor has to play with, where `cash` is the member's cash. */
export async function purseBalance(
  run: RunSql,
  brand: Brand,
  owner: Owner,
  { vendor, cash }: { readonly vendor: string; readonly cash: bigint },
): Promise<bigint> {
  if (brand.payments.isSingle) return cash;
  return (await balanceOf(run, memberAccount(owner, "vendor", vendor))) ?? 0n;
}
