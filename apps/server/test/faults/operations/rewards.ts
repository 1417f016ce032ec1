import { pendingRewards, missions } from "../../../src/modules/rewards/schema.ts";
import { businessWindowAt } from "../../../src/platform/lists/business-window.ts";
import { newId } from "../../../src/platform/ids/new-id.ts";
import { newKey } from "../../harness/bank.ts";
import { addMember, signIn } from "../../harness/member.ts";
import { seatedIn } from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";
import type { Act } from "../act.ts";
import { dueOperation, operation } from "../operation.ts";
import { addOffer, bonusIn, playOut } from "./offer.ts";

const DAY = 86_400_000;
const OFFER = { amount: "10000", times: 1, days: 7 };

type Claim = "promotions.claim" | "raffle.claim" | "bonus.claim" | "bonus.giveUp" | "rewards.claim" | "missions.claim";
const claim = (token: string, id: Claim, of: string): Act => ({ way: "call", token, id, input: { id: of }, key: newKey() });

async function newcomer(world: World) {
  const member = await addMember(world);
  return { member, who: { member: member.id }, token: await signIn(world, member) };
}

async function inPlay(world: World) {
  const table = await seatedIn(world);
  const bonus = await bonusIn(world, table.token, OFFER);
  return { table, bonus, who: { member: table.member.id } };
}

/** Bonuses, red envelopes and pending rewards. */
export const rewardOperations = {
  "a bonus that is claimed": operation(["bonus-grant"], async (world) => {
    const { who, token } = await newcomer(world);
    return { act: claim(token, "promotions.claim", await addOffer(world, OFFER)), who, change: { bonus: "10000" } };
  }),
  "a promotion paid in cash": operation(["reward"], async (world) => {
    const { who, token } = await newcomer(world);
    const id = await addOffer(world, { ...OFFER, times: 0 });
    return { act: claim(token, "promotions.claim", id), who, change: { cash: "10000" } };
  }),
  "a bonus that was played through": operation(["bonus-release"], async (world) => {
    const { table, bonus, who } = await inPlay(world);
    await playOut(world, table, "100.00");
    return { act: claim(table.token, "bonus.claim", bonus), who, change: { bonus: "-10000", cash: "10000" } };
  }),
  "a bonus that is given up": operation(["bonus-return"], async (world) => {
    const { table, bonus, who } = await inPlay(world);
    return { act: claim(table.token, "bonus.giveUp", bonus), who, change: { bonus: "-10000" } };
  }),
  "a bonus that runs out": dueOperation(["bonus-return"], async (world) => {
    const { who } = await inPlay(world);
    const at = world.system.now().getTime() + 8 * DAY;
    return { act: { way: "job", job: "end-rewards", at }, who, change: { bonus: "-10000" } };
  }),
  "a red envelope": operation(["bonus-grant"], async (world) => {
    const { who, token } = await newcomer(world);
    const prizes = [{ amount: "500", weight: 1 }];
    const id = await addOffer(world, { ...OFFER, drawsADay: 1, prizes }, "raffle");
    return { act: claim(token, "raffle.claim", id), who, change: { bonus: "500" } };
  }),
  "a pending reward": operation(["reward"], async (world) => {
    const { who, token } = await newcomer(world);
    const { brand, currency, system } = world;
    const [id, at] = [newId(), system.now()];
    const row = { memberId: who.member, id, brand, ref: id, titles: { EN: "Rebate" }, currency, amount: 4200n, at };
    await system.db.insert(pendingRewards).values({ ...row, source: "rebate" });
    return { act: claim(token, "rewards.claim", id), who, change: { cash: "4200", owed: "-4200" } };
  }),
  "a mission": operation(["reward"], async (world) => {
    const table = await seatedIn(world);
    const [id, titles] = [newId(), { EN: "One round" }];
    const goal = { metric: "rounds", goal: 1n, reward: 700n, times: 0, period: "day", category: null };
    await world.system.db.insert(missions).values({ id, brand: world.brand, titles, position: 1, ...goal });
    await playOut(world, table, "10.00");
    return { act: claim(table.token, "missions.claim", id), who: { member: table.member.id }, change: { cash: "700" } };
  }),
  "a week's rebate": dueOperation([], async (world) => {
    const table = await seatedIn(world);
    await playOut(world, table, "100.00");
    const { system } = world;
    const { end } = await businessWindowAt(system.db, { at: system.now(), zone: "Asia/Kolkata", period: "week" });
    const at = end.getTime() + DAY;
    return { act: { way: "job", job: "add-rebates", at }, who: { member: table.member.id }, change: { owed: "40" } };
  }),
  "a friend's reward": dueOperation([], async (world) => {
    const host = await addMember(world);
    const friend = await seatedIn(world, { uplineId: host.id, path: [host.id] });
    await playOut(world, friend, "1000.00");
    const at = world.system.now().getTime();
    return { act: { way: "job", job: "update-loyalty", at }, who: { member: host.id }, change: { owed: "20000" } };
  }),
} as const;
