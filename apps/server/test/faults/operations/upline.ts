import { newKey } from "../../harness/bank.ts";
import { clientOf } from "../../harness/client.ts";
import { addMember, signIn } from "../../harness/member.ts";
import { giveCommission } from "../../harness/pay.ts";
import { PIN, readyToWithdraw } from "../../harness/payout.ts";
import type { World } from "../../harness/world.ts";
import type { Act } from "../act.ts";
import { operation } from "../operation.ts";

/** An agent, and a member below with ₹600.00 of commission who is about to send ₹500.00 up. */
async function aboutToSend(world: World) {
  const agent = await addMember(world, 0n, { kind: 1 });
  const player = await addMember(world, 100_000n, { uplineId: agent.id, path: [agent.id], toUpline: true });
  await giveCommission(world, player, 60_000n);
  const token = await signIn(world, player);
  await readyToWithdraw(clientOf(world, token));
  const input = { to: "upline", amount: "500.00", paymentPassword: PIN };
  const act: Act = { way: "call", token, id: "upline.send", input, key: newKey() };
  return { agent, player, act };
}

/** One transfer changes two members' balances: each of them is watchChange. */
export const uplineOperations = {
  "a transfer to an upline, at its sender": operation(["member-sent"], async (world) => {
    const { player, act } = await aboutToSend(world);
    return { act, who: { member: player.id }, change: { commission: "-50000" } };
  }),
  "a transfer to an upline, at its receiver": operation(["member-received"], async (world) => {
    const { agent, act } = await aboutToSend(world);
    return { act, who: { member: agent.id }, change: { cash: "50000" } };
  }),
} as const;
