import type { Brand } from "../../platform/brand/brand.ts";
import type { RunSql } from "../../platform/database/database.ts";
import { asText } from "../../platform/database/raw.ts";
import { memberAccount, type Owner } from "../../ledger/account.ts";
import { loadBalance } from "../../ledger/post.ts";
import type { RoundRow } from "./load-queries.ts";
import type { Player } from "./queries.ts";

const GAME = `select g.id, g.vendor from games g join vendors v on v.code = g.vendor
  where g.launch_code = $1 and v.provider = $2 order by g.rank limit 1`;

/** A game as its provider names it: two providers may use one code. */
interface OfProvider {
  readonly provider: string;
  readonly gameCode: string;
}

/** The game of a call; undefined where the catalogue has none. */
export async function findGameOfCode(
  run: RunSql,
  { provider, gameCode }: OfProvider,
): Promise<{ readonly id: string; readonly vendor: string } | undefined> {
  const [game] = (await run(GAME, [gameCode, provider])).rows;
  return game && { id: asText(game.id), vendor: asText(game.vendor) };
}

/** Empty for cash. */
export async function findWalletRef(run: RunSql, { payments }: Brand, game: OfProvider): Promise<string> {
  return payments.isSingle ? "" : ((await findGameOfCode(run, game))?.vendor ?? "");
}

/** Without a live session only late calls and credits look for their game. */
async function loadWalletRef(run: RunSql, { brand, session }: Player, game: OfProvider): Promise<string> {
  return session && !brand.payments.isSingle ? session.vendor : await findWalletRef(run, brand, game);
}

/**
 * The player at the wallet of a call: the one that the round began with, whatever the brand has changed since; for a new round
 * the vendor's own where the brand has one for each. Call it with the cash row locked: every move of a member's vendor wallets
 * locks that row first.
 */
export async function loadPlayerWallet(
  run: RunSql,
  player: Player,
  game: OfProvider,
  round?: Pick<RoundRow, "bet_id" | "wallet">,
): Promise<Player> {
  const ref = round?.bet_id ? round.wallet : await loadWalletRef(run, player, game);
  if (ref === "") return player;
  const wallet = memberAccount(player.owner, "vendor", ref);
  return { ...player, wallet, balance: (await loadBalance(run, wallet)) ?? 0n };
}

/** The balance that a game of this vendor plays with, where `cash` is the member's cash. */
export async function loadGameBalance(
  run: RunSql,
  brand: Brand,
  owner: Owner,
  { vendor, cash }: { readonly vendor: string; readonly cash: bigint },
): Promise<bigint> {
  if (brand.payments.isSingle) return cash;
  return (await loadBalance(run, memberAccount(owner, "vendor", vendor))) ?? 0n;
}
