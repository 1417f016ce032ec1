import { transact } from "../../../src/platform/database/retry.ts";
import { rewards } from "../../../src/modules/rewards/mall-schema.ts";
import { newId } from "../../../src/platform/ids/new-id.ts";
import { lockBeneficiary } from "../../../src/modules/rewards/grants/grant-reward.ts";
import { earnPoints } from "../../../src/modules/rewards/points/earn-points.ts";
import { movePoints } from "../../../src/modules/rewards/points/post-points.ts";
import { newKey } from "../../harness/bank.ts";
import { clientOf } from "../../harness/client.ts";
import { addMember, PASSWORD, signIn } from "../../harness/member.ts";
import { PIN } from "../../harness/payout.ts";
import { providerCall, seatedIn, unsettling } from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";
import { dueOperation, operation } from "../operation.ts";
import { playOut } from "./offer.ts";

const WHERE = { address: "12 Marine Drive, Mumbai 400020", phone: "+91 98123 45678", paymentPassword: PIN };

/** A member with ₹1,000.00 and a thousand points, and a lamp for 500 points and ₹10.00. */
async function atTheMall(world: World) {
  const { system, brand } = world;
  const member = await addMember(world, 100_000n);
  const to = { owner: member.owner, brand, now: system.now() };
  await transact(system.db, async (tx) => {
    await lockBeneficiary(tx, to);
    await movePoints(tx, to, { kind: "points-earned", ref: "rng/2026-01-01", points: 1000n });
  });
  const id = newId();
  const lamp = { texts: { EN: { title: "Lamp", content: "<p>Brass.</p>" } }, unit: { EN: "piece" }, points: 500, amount: 1000n };
  await system.db.insert(rewards).values({ id, brand, kind: "gift", stock: 3, position: 1, ...lamp });
  const token = await signIn(world, member);
  await clientOf(world, token).write("paymentPassword.set", { newPassword: PIN, confirmNewPassword: PIN });
  return { member, lamp: { ...WHERE, id }, token, who: { member: member.id } };
}

export const pointsOperations = {
  "points of a day": dueOperation(["points-earned"], async (world) => {
    const table = await seatedIn(world);
    await playOut(world, table, "250.00");
    const at = world.system.now().getTime();
    return { act: { way: "job", job: "earn-points", at }, who: { member: table.member.id }, change: { points: "2" } };
  }),
  "points of a result that is taken back": dueOperation(["points-taken"], async (world) => {
    const table = await seatedIn(world);
    const end = await playOut(world, table, "250.00");
    const now = world.system.now();
    await earnPoints(world.system.db, now);
    await providerCall(world, "unsettle", unsettling(table.seat, end, "0.00"));
    return {
      act: { way: "job", job: "earn-points", at: now.getTime() },
      who: { member: table.member.id },
      change: { points: "-2" },
    };
  }),
  "an exchange of points": operation(["points-redeem", "redeem"], async (world) => {
    const { lamp, token, who } = await atTheMall(world);
    const act = { way: "call", token, id: "points.redeem", input: lamp, key: newKey() } as const;
    return { act, who, change: { points: "-500", cash: "-1000", exchanges: "1" } };
  }),
  "an exchange that is declined": operation(["points-return", "redeem-return"], async (world) => {
    const { member, lamp, token, who } = await atTheMall(world);
    const { id } = await clientOf(world, token).write("points.redeem", lamp, { key: newKey() });
    const request = { name: "exchanges reject", as: "meera", input: { id: `${member.id}/${id}`, reason: "Sold out." } };
    const act = { way: "operator", request } as const;
    return { act, who, change: { points: "500", cash: "1000", exchanges: "-1" } };
  }),
  "points that become a bonus": operation(["points-convert", "bonus-grant"], async (world) => {
    const { token, who } = await atTheMall(world);
    const input = { points: 200, password: PASSWORD };
    const act = { way: "call", token, id: "points.convert", input, key: newKey() } as const;
    return { act, who, change: { points: "-200", bonus: "200" } };
  }),
} as const;
