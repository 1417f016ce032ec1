import type { Brand } from "../../platform/brand/brand.ts";
import type { RunSql } from "../../platform/database/database.ts";
import { asText } from "../../platform/database/raw.ts";
import { memberAccount, type Owner } from "../../ledger/account.ts";
import { balanceOf } from "../../ledger/post.ts";
import type { RoundRow } from "./load-statements.ts";
import type { Player } from "./queries.ts";

const GAME = "select id, vendor from games where launch_code = $1 order by rank limit 1";

/** The game that a provider names by its code; undefined where the catalogue has none. */
export async function findGameOfCode(
  run: RunSql,
  gameCode: string,
): Promise<{ readonly id: string; readonly vendor: string } | undefined> {
  const [game] = (await run(GAME, [gameCode])).rows;
  return game && { id: asText(game.id), vendor: asText(game.vendor) };
}

/** Empty for cash. */
export async function findWalletRef(run: RunSql, { payments }: Brand, gameCode: string): Promise<string> {
  return payments.isSingle ? "" : ((await findGameOfCode(run, gameCode))?.vendor ?? "");
}

/** Without a live session only late calls and credits look for their game. */
async function walletRefOf(run: RunSql, { brand, session }: Player, gameCode: string): Promise<string> {
  return session && !brand.payments.isSingle ? session.vendor : await findWalletRef(run, brand, gameCode);
}

/**
 * The player at the wallet of a call: the one that the round began with, whatever the brand has changed since; for a new round
 * the vendor's own where the brand has one for each. Call it with the cash row locked: every move of a member's vendor wallets
 * locks that row first.
 */
export async function loadPlayerWallet(
  run: RunSql,
  player: Player,
  gameCode: string,
  round?: Pick<RoundRow, "bet_id" | "wallet">,
): Promise<Player> {
  const ref = round?.bet_id ? round.wallet : await walletRefOf(run, player, gameCode);
  if (ref === "") return player;
  const wallet = memberAccount(player.owner, "vendor", ref);
  return { ...player, wallet, balance: (await balanceOf(run, wallet)) ?? 0n };
}

/** The balance that a game of this vendor plays with, where `cash` is the member's cash. */
export async function loadGameBalance(
  run: RunSql,
  brand: Brand,
  owner: Owner,
  { vendor, cash }: { readonly vendor: string; readonly cash: bigint },
): Promise<bigint> {
  if (brand.payments.isSingle) return cash;
  return (await balanceOf(run, memberAccount(owner, "vendor", vendor))) ?? 0n;
}
