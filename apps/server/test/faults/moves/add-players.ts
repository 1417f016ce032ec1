import { eq } from "drizzle-orm";
import { transact } from "../../../src/platform/database/retry.ts";
import { paymentPasswords } from "../../../src/modules/payments/schema.ts";
import { lockBeneficiary } from "../../../src/modules/rewards/grants/grant-reward.ts";
import { movePoints } from "../../../src/modules/rewards/points/post-points.ts";
import { clientOf } from "../../harness/client.ts";
import { addMember, cheapHash, signIn, type TestMember } from "../../harness/member.ts";
import { PIN, readyToWithdraw } from "../../harness/payout.ts";
import { takeSeat } from "../../harness/provider.ts";
import { fillVendorWallet } from "../../harness/split.ts";
import type { World } from "../../harness/world.ts";
import { newModel } from "../model/model.ts";
import { VENDORS } from "../model/transfer.ts";
import { vendorWalletOf } from "../model/wallets.ts";
import { splitWorld } from "../split-brand.ts";
import { addGoods } from "./goods.ts";
import type { Player } from "./player.ts";

const [CASH, AT_EACH_VENDOR, POINTS] = [300_000n, 40_000n, 1000n];

/** Gives a member of a brand with one wallet money at vendors, as from a time when the brand had several wallets. */
async function fillWallets(world: World, { owner }: TestMember): Promise<void> {
  const { system, brand } = world;
  for (const vendor of VENDORS) await fillVendorWallet(world, owner, vendor, AT_EACH_VENDOR);
  const to = { owner, brand, now: system.now() };
  await transact(system.db, async (tx) => {
    await lockBeneficiary(tx, to);
    await movePoints(tx, to, { kind: "points-earned", ref: "rng/2026-01-01", points: POINTS });
  });
}

async function addPlayer(world: World, goods: string, isSingle: boolean): Promise<Player> {
  const member = await addMember(world, CASH);
  await fillWallets(world, member);
  const token = await signIn(world, member);
  const client = clientOf(world, token);
  const [seat, account] = [await takeSeat(world, token), await readyToWithdraw(client)];
  const { db } = world.system;
  await db
    .update(paymentPasswords)
    .set({ hash: cheapHash(PIN) })
    .where(eq(paymentPasswords.memberId, member.id));
  const vendors = Object.fromEntries(VENDORS.map((vendor) => [vendorWalletOf(vendor), AT_EACH_VENDOR]));
  const cash = CASH - AT_EACH_VENDOR * BigInt(VENDORS.length);
  return { world, member, client, seat, account, goods, model: newModel(isSingle, { cash, points: POINTS, ...vendors }) };
}

/** Members of both brands in alternation: with one wallet for all vendors, and with one for each. */
export async function addPlayers(world: World, number: number): Promise<Player[]> {
  const split = splitWorld(world);
  const [goods, splitGoods] = [await addGoods(world), await addGoods(split)];
  const numbers = Array.from({ length: number }, (_, place) => place);
  return await Promise.all(
    numbers.map(async (place) => await (place % 2 === 0 ? addPlayer(world, goods, true) : addPlayer(split, splitGoods, false))),
  );
}
