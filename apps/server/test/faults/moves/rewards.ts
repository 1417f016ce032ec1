import { newId } from "../../../src/platform/ids/new-id.ts";
import type { SeededRandom } from "../../../src/seed/random.ts";
import { pendingRewards } from "../../../src/modules/rewards/schema.ts";
import { newKey } from "../../harness/bank.ts";
import { give, giveUp, takeBonus } from "../model/bonus.ts";
import { claimReward } from "../model/pending-reward.ts";
import { addOffer } from "../operations/offer.ts";
import { agreesWithModel, byTwoTabs, said, twice } from "./asking.ts";
import { type Move, oneOf, type Player, someMoney } from "./player.ts";
import type { Bonus, PendingReward, Terms } from "../model/types.ts";

const termsBy = (random: SeededRandom, weights: readonly [number, ...number[]]): Terms => ({
  amount: someMoney(random, 1, 12_000),
  times: random.between(0, 3),
  days: random.between(1, 9),
  weight: random.pick(weights),
});

/** Adds a pending reward, which is claimed at once or later. */
export const addReward: Move = async (player, random) => {
  const { world, member, model } = player;
  const reward: PendingReward = { ...termsBy(random, [100]), id: newId() };
  const { id, amount, times, days } = reward;
  const facts = { brand: world.brand, currency: world.currency, at: world.system.now(), titles: { EN: "Rebate" } };
  await world.system.db
    .insert(pendingRewards)
    .values({ memberId: member.id, id, ref: id, source: "rebate", amount, times, days, ...facts });
  model.pendingRewards.push(reward);
  if (random.chance(0.7)) await claimPendingReward(player, random);
};

export const claimPendingReward: Move = async ({ client, model }, random) => {
  const reward = oneOf(random, model.pendingRewards);
  if (!reward) return;
  const claim = async (key: string) => await said(client.write("rewards.claim", { id: reward.id }, { key }));
  const { code, value } = await byTwoTabs(claim, "reward.over");
  agreesWithModel("A pending reward", code, claimReward(model, reward, value?.bonusId ?? null));
};

/** Claims a promotion whose bonus may count slot bets in half or not at all. */
export const claimOffer: Move = async ({ world, client, model }, random) => {
  const terms = termsBy(random, [100, 50, 33, 0]);
  const { amount, times, days, weight } = terms;
  const id = await addOffer(world, { amount: amount.toString(), times, days, weights: { RNG: weight } });
  const key = newKey();
  const { code, value } = await twice(async () => await said(client.write("promotions.claim", { id }, { key })));
  if (agreesWithModel("A promotion", code, "ok")) give(model, terms, value?.bonusId ?? null);
};

export async function claimBonus({ client }: Player, { id }: Bonus): Promise<string> {
  const claim = async (key: string) => await said(client.write("bonus.claim", { id }, { key }));
  return (await byTwoTabs(claim, "bonus.not_ready")).code;
}

async function abandon({ client }: Player, { id }: Bonus): Promise<string> {
  const leave = async (key: string) => await said(client.write("bonus.giveUp", { id }, { key }));
  return (await byTwoTabs(leave, "bonus.over")).code;
}

/** Claims a bonus, forfeits it, or both at once: then it must end in one of the two ways. */
export const endBonus: Move = async (player, random) => {
  const { model } = player;
  const bonus = oneOf(random, random.chance(0.85) ? model.bonuses.filter(({ state }) => state === "played") : model.bonuses);
  if (!bonus) return;
  const way = random.pick(["take", "leave", "both"]);
  const [claimed, givenUp] = await Promise.all([
    way === "leave" ? undefined : claimBonus(player, bonus),
    way === "take" ? undefined : abandon(player, bonus),
  ]);
  const takes = () => claimed && agreesWithModel(`Taking a bonus that is ${bonus.state}`, claimed, takeBonus(model, bonus));
  const leaves = () => givenUp && agreesWithModel(`Giving up a bonus that is ${bonus.state}`, givenUp, giveUp(bonus));
  const checks = givenUp === "ok" ? [leaves, takes] : [takes, leaves];
  for (const check of checks) check();
};
