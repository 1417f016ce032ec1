import type { OpenDatabase } from "../../src/platform/database/database.ts";
import { addMember, signIn, type TestMember } from "./member.ts";
import { placeBet, type Reply, type Seat, takeSeat } from "./provider.ts";
import type { World } from "./world.ts";

export interface PlacedBet {
  readonly member: TestMember;
  readonly seat: Seat;
  readonly bet: Reply & { readonly roundId: string; readonly transactionId: string };
}

/** Members with ₹1,000.00 who have ₹10.00 on one round each. */
export async function placeBetsOfMany(world: World, count: number): Promise<PlacedBet[]> {
  const placed: PlacedBet[] = [];
  for (let place = 0; place < count; place += 1) {
    const member = await addMember(world, 100_000n);
    const seat = await takeSeat(world, await signIn(world, member));
    placed.push({ member, seat, bet: await placeBet(world, seat) });
  }
  return placed;
}

/** A counter of the statements that work sends in its transactions, from now on in this world. */
export function statementCounter({ system: { database } }: World): (work: () => Promise<void>) => Promise<number> {
  const { inTransaction } = database;
  let sent = 0;
  const counting: OpenDatabase["inTransaction"] = async (work) =>
    await inTransaction(
      async (run) =>
        await work(async (text, values) => {
          sent += 1;
          return await run(text, values);
        }),
    );
  Object.assign(database, { inTransaction: counting });
  return async (work) => {
    sent = 0;
    await work();
    return sent;
  };
}
