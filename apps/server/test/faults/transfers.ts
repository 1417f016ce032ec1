import { randomUUIDv7 } from "node:crypto";
import { runIn } from "../../src/db/raw.ts";
import { transact } from "../../src/db/retry.ts";
import { memberAccount } from "../../src/ledger/account.ts";
import { InsufficientFunds, lockAccounts, post } from "../../src/ledger/post.ts";
import { addMember, cashOf, type TestMember } from "../harness/member.ts";
import type { World } from "../harness/world.ts";
import type { Breaking } from "./breaking.ts";
import { type Row, Tally } from "./tally.ts";

const AT_ONCE = 16;

/** Moves cash by the ledger's own posting; false when there is less than that. */
export async function pay(world: World, from: TestMember, to: TestMember, amount: bigint): Promise<boolean> {
  const [debit, credit] = [memberAccount(from.owner, "cash"), memberAccount(to.owner, "cash")];
  const facts = { memberId: from.id, debit, credit, amount, kind: "transfer", at: world.system.now() } as const;
  try {
    await transact(world.system.db, async (tx) => {
      await lockAccounts(runIn(tx), [debit, credit]);
      await post(runIn(tx), { ...facts, txId: randomUUIDv7(), ref: randomUUIDv7() });
    });
    return true;
  } catch (error) {
    if (error instanceof InsufficientFunds) return false;
    throw error;
  }
}

/** Two members pay each other in both directions at once, this often. */
export async function payBothWays({ world, seed, random }: Breaking, times: number): Promise<Row> {
  const tally = new Tally("A pays B while B pays A", seed);
  const [a, b] = [await addMember(world, 50_000n), await addMember(world, 50_000n)];
  let [left, expected] = [times, 50_000n];
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const [forth, amount] = [random.chance(0.5), BigInt(random.between(1, 40_000))];
      if (await pay(world, forth ? a : b, forth ? b : a, amount)) expected += forth ? -amount : amount;
      tally.tried();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  tally.compare("what A has", await cashOf(world, a), expected);
  tally.compare("what both have", (await cashOf(world, a)) + (await cashOf(world, b)), 100_000n);
  await tally.sound(world.system.db, "afterwards");
  return tally.row();
}
