import { expect } from "vitest";
import { operateByTwo } from "./operate.ts";
import { placeBet, providerCall, type Table } from "./provider.ts";

/** The campaign of the tests. */
export const CAMPAIGN = "diwali";

/** What two operators grant a member: five rounds of ₹10.00 in the slot, for a week. */
export const grantOf = ({ world, member }: Pick<Table, "world" | "member">, rest: Record<string, unknown> = {}) => ({
  brand: world.brand,
  member: member.username,
  campaign: CAMPAIGN,
  game: "test.slot",
  rounds: "5",
  stake: "10.00",
  until: new Date(world.system.now().getTime() + 7 * 86_400_000).toISOString(),
  ...rest,
});

export async function grantRounds(table: Pick<Table, "world" | "member">, rest: Record<string, unknown> = {}): Promise<void> {
  expect(await operateByTwo(table.world, "free-rounds grant", grantOf(table, rest))).toMatchObject({ ok: true });
}

/** What the provider is told of the campaign. */
export async function roundsOf({ world, seat }: Table, campaign: string | undefined = CAMPAIGN): Promise<unknown> {
  const { session: _, ...who } = seat;
  return (await providerCall(world, "freeRounds", { ...who, campaign })).items;
}

/** A bet on a free round of the campaign. */
export const freeBet = async (
  { world, seat }: Table,
  rest: { readonly roundId?: string; readonly transactionId?: string } = {},
) => await placeBet(world, seat, { amount: "0.00", campaign: CAMPAIGN, ...rest });
