import * as z from "zod";
import { runIn } from "../../../src/platform/database/raw.ts";
import { newKey } from "../../harness/bank.ts";
import { clientOf, refusal } from "../../harness/client.ts";
import { addMember, signIn } from "../../harness/member.ts";
import { requestFor } from "../../harness/operate.ts";
import type { World } from "../../harness/world.ts";
import type { Act } from "../act.ts";
import { dueOperation, operation } from "../operation.ts";
import { agreed } from "./settlement.ts";

const listed = z.object({ hash: z.string() });
const terms = { type: "realTime" as const, period: "D" as const, tiers: [{ profitRate: 0, lossRate: 50_000 }] };

/** An agent whom the brand pays, and an agent below; both are signed in. */
async function twoAgents(world: World) {
  const top = await addMember(world, 0n, { kind: 1 });
  const low = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
  await agreed(world, top, null, 100_000);
  return { top, low, upline: await signIn(world, top), downline: await signIn(world, low) };
}

async function offered(world: World) {
  const agents = await twoAgents(world);
  const offer = { ...terms, account: agents.low.username };
  const { id } = await clientOf(world, agents.upline).write("contracts.offer", offer, { key: newKey() });
  return { ...agents, id };
}

/** Three agents, one below the other, each with a contract. */
async function threeAgents(world: World) {
  const { top, low: middle, upline, downline } = await twoAgents(world);
  const low = await addMember(world, 0n, { kind: 2, uplineId: middle.id, path: [top.id, middle.id] });
  await agreed(world, middle, top, 60_000);
  await agreed(world, low, middle, 55_000);
  return { top, middle, low, upline, downline };
}

/** What becomes of the contract below. */
const CANCELLED = { "contracts signed": "-1", "contracts cancelled": "1" };

const call = (token: string, id: Extract<Act, { way: "call" }>["id"], input: object): Act => ({
  way: "call",
  token,
  id,
  input,
  key: newKey(),
});

/** They move no money, and decide who is paid. */
export const contractOperations = {
  "an offer of a contract": operation([], async (world) => {
    const { low, upline } = await twoAgents(world);
    const act = call(upline, "contracts.offer", { ...terms, account: low.username });
    return { act, who: { member: low.id }, change: { "contracts offered": "1" } };
  }),
  "a signature of a contract": operation([], async (world) => {
    const { low, downline, id } = await offered(world);
    const change = { "contracts offered": "-1", "contracts signed": "1" };
    return { act: call(downline, "contracts.sign", { id }), who: { member: low.id }, change };
  }),
  "a rejection of a contract": operation([], async (world) => {
    const { low, downline, id } = await offered(world);
    const change = { "contracts offered": "-1", "contracts rejected": "1" };
    return { act: call(downline, "contracts.reject", { id }), who: { member: low.id }, change };
  }),
  "a withdrawal of an offer": operation([], async (world) => {
    const { low, upline, id } = await offered(world);
    const change = { "contracts offered": "-1", "contracts withdrawn": "1" };
    return { act: call(upline, "contracts.withdraw", { id }), who: { member: low.id }, change };
  }),
  "an end of a contract": operation([], async (world) => {
    const { low, upline, downline, id } = await offered(world);
    await clientOf(world, downline).write("contracts.sign", { id }, { key: newKey() });
    const change = { "contracts signed": "-1", "contracts ending": "1" };
    // Its window ends within five minutes: the job may see that.
    const next = { "contracts ending": "-1", "contracts ended": "1" };
    return { act: call(upline, "contracts.end", { id }), who: { member: low.id }, change, next };
  }),
  "a signature that cancels a contract below": operation([], async (world) => {
    const { middle, low, upline, downline } = await threeAgents(world);
    const { id } = await clientOf(world, upline).write(
      "contracts.offer",
      { ...terms, account: middle.username },
      { key: newKey() },
    );
    const { value } = await refusal(clientOf(world, downline).write("contracts.sign", { id }, { key: newKey() }));
    const { hash: confirm } = listed.parse(value);
    return { act: call(downline, "contracts.sign", { id, confirm }), who: { member: low.id }, change: CANCELLED };
  }),
  "a move that cancels a contract below": operation([], async (world) => {
    const { top, middle, low } = await threeAgents(world);
    const other = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
    const move = { brand: world.brand, member: middle.username, under: other.username, reason: "Both asked for it" };
    const id = await requestFor(world, "members move", move);
    const act = { way: "operator", request: { name: "requests approve", as: "ravi", input: { id } } } as const;
    return { act, who: { member: low.id }, change: CANCELLED };
  }),
  "an offer whose time is over": dueOperation([], async (world) => {
    const { low, id } = await offered(world);
    const { now, db } = world.system;
    await runIn(db)("update contracts set expires_at = $2 where member_id = $1 and id = $3", [low.id, now().toISOString(), id]);
    const act = { way: "job", job: "close-contracts", at: now().getTime() } as const;
    return { act, who: { member: low.id }, change: { "contracts offered": "-1", "contracts expired": "1" } };
  }),
} as const;
