import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { maskAccount } from "@baize/domain/member/mask";
import type { Transaction } from "../../db/database.ts";
import { winners } from "../../db/schema/content.ts";
import { members } from "../../db/schema/member.ts";
import type { Player, RoundRow } from "./store.ts";

/** A win that is large enough for the brand goes on the winners board, under a masked name. Demo money never does. */
export async function celebrate(tx: Transaction, player: Player, round: RoundRow, at: Date): Promise<void> {
  if (player.owner.book === "demo" || round.payout < BigInt(player.brand.bets.winnerFrom)) return;
  const [member] = await tx.select({ username: members.username }).from(members).where(eq(members.id, player.owner.id));
  if (!member) return;
  await tx.insert(winners).values({
    id: randomUUIDv7(),
    brand: player.brand.code,
    player: maskAccount(member.username),
    gameId: round.gameId,
    amount: round.payout,
    currency: round.currency,
    at,
  });
}
