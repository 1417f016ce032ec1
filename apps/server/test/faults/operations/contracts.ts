import { newKey } from "../../harness/bank.ts";
import { clientOf } from "../../harness/client.ts";
import { addMember, signIn } from "../../harness/member.ts";
import type { World } from "../../harness/world.ts";
import type { Act } from "../act.ts";
import { operation } from "../operation.ts";
import { agreed } from "./settlement.ts";

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
    return { act: call(upline, "contracts.end", { id }), who: { member: low.id }, change };
  }),
} as const;
