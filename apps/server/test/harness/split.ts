import { eq } from "drizzle-orm";
import { MAIN_WALLET } from "@baize/domain/payments/wallet-transfer";
import type { Client } from "@baize/api/client/client";
import { brands } from "../../src/platform/brand/schema.ts";
import { runIn } from "../../src/platform/database/raw.ts";
import { settleTransfers } from "../../src/modules/payments/wallets/settle-transfers.ts";
import { lockWallets } from "../../src/modules/payments/lock-wallets.ts";
import { holdTransfer, stepTransfer } from "../../src/modules/payments/wallets/step-transfer.ts";
import { memberAccount, type Owner } from "../../src/ledger/account.ts";
import { transact } from "../../src/platform/database/retry.ts";
import { loadBalance } from "../../src/ledger/post.ts";
import { BRANDS } from "../../src/seed/brands.ts";
import { newKey } from "./bank.ts";
import type { TestMember } from "./member.ts";
import type { World, WorldOptions } from "./world.ts";

type Payments = NonNullable<(typeof BRANDS)[number]["config"]["payments"]>;

/** A brand with a wallet for each vendor. */
export const split = (payments: Payments = {}): WorldOptions => ({ config: { payments: { isSingle: false, ...payments } } });

/** Operators' settings, changed while the server runs. */
export async function decide(world: World, payments: Payments): Promise<void> {
  const [row] = await world.system.db.select().from(brands).where(eq(brands.code, world.brand));
  const config = Object.assign({}, row?.config, { payments });
  await world.system.db.update(brands).set({ config }).where(eq(brands.code, world.brand));
}

/** Moves an amount and returns the call's answer. */
export async function move(
  client: Client,
  from: string,
  to: string,
  amount: string,
  rest: { key?: string; reference?: string } = {},
) {
  const { key = newKey(), reference = key } = rest;
  return await client.write("wallets.transfer", { from, to, amount, reference }, { key });
}

export async function giveBack(client: Client, key = newKey()) {
  return await client.write("wallets.returnBalance", {}, { key });
}

/** Minor units in cash, on hold, and at each of these vendors. */
export async function walletBalances(world: World, { owner }: TestMember, ...vendors: readonly string[]): Promise<bigint[]> {
  const accounts = [memberAccount(owner, "cash"), memberAccount(owner, "locked")];
  const all = [...accounts, ...vendors.map((vendor) => memberAccount(owner, "vendor", vendor))];
  return await Promise.all(all.map(async (account) => (await loadBalance(runIn(world.system.db), account)) ?? 0n));
}

/** Two servers settle transfers at once. */
export async function settle(world: World): Promise<void> {
  const once = async () => await settleTransfers(world.system.db, world.system.now(), world.system);
  await Promise.all([once(), once()]);
}

/** Moves cash to a vendor's wallet, as a transfer that the vendor accepted, whatever wallets the brand has. */
export async function fillVendorWallet(world: World, owner: Owner, vendor: string, amount: bigint): Promise<void> {
  const at = world.system.now();
  await transact(world.system.db, async (tx) => {
    await lockWallets(tx, owner);
    const row = await holdTransfer(tx, owner, { reference: newKey(), from: MAIN_WALLET, to: vendor, amount, at });
    await stepTransfer(tx, owner, row, "succeeded", { by: "adapter", at });
  });
}
