import { lockMembers } from "../../src/ledger/locks.ts";
import { type MemberTransfer, moveToMember } from "../../src/modules/payments/member-transfers/move-to-member.ts";
import { runIn } from "../../src/platform/database/raw.ts";
import { transact } from "../../src/platform/database/retry.ts";
import { postBatch } from "../../src/ledger/post-batch.ts";
import { newId } from "../../src/platform/ids/new-id.ts";
import { loadCommission, type TestMember } from "./member.ts";
import type { World } from "./world.ts";

/** Pays cash from one member to another, as the endpoint does after its checks. Throws `InsufficientFunds`. */
export async function pay(world: World, from: TestMember, to: TestMember, amount: bigint): Promise<void> {
  const at = world.system.now();
  const sending: MemberTransfer = { id: newId(), from: from.owner, to: to.owner, wallet: "cash", amount, at };
  await transact(world.system.db, async (tx) => {
    const run = runIn(tx);
    await lockMembers(run, from.id, to.id);
    await moveToMember(run, sending);
  });
}

/** Adds commission to a member, as two operators do. */
export async function giveCommission(world: World, { owner }: TestMember, amount: bigint): Promise<void> {
  await transact(world.system.db, async (tx) => {
    const move = { posting: "adjust-commission-up", owner, amount, ref: newId() } as const;
    await postBatch(runIn(tx), world.system.now(), [move]);
  });
}

/** Takes all commission of a member away, as two operators do. */
export async function takeCommission(world: World, member: TestMember): Promise<void> {
  const amount = (await loadCommission(world, member)) ?? 0n;
  const move = { posting: "adjust-commission-down", owner: member.owner, amount, ref: newId() } as const;
  await transact(world.system.db, async (tx) => await postBatch(runIn(tx), world.system.now(), [move]));
}

/** Books that a member owes the brand, as a reversed deposit does; the cash is there to pay it. */
export async function bookBrandDebt(world: World, { owner }: TestMember, amount: bigint): Promise<void> {
  await transact(world.system.db, async (tx) => {
    await postBatch(runIn(tx), world.system.now(), [{ posting: "debt-booked", owner, amount, ref: newId() }]);
  });
}
