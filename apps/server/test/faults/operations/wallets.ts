import { randomUUID, randomUUIDv7 } from "node:crypto";
import { runIn } from "../../../src/db/raw.ts";
import { transact } from "../../../src/db/retry.ts";
import { memberAccount } from "../../../src/ledger/account.ts";
import { openAccounts } from "../../../src/ledger/open-accounts.ts";
import { post } from "../../../src/ledger/post.ts";
import { newKey } from "../../harness/bank.ts";
import { clientOf } from "../../harness/client.ts";
import { addMember, signIn } from "../../harness/member.ts";
import type { World } from "../../harness/world.ts";
import type { Act } from "../act.ts";
import { dueOperation, operation } from "../operation.ts";
import { FAILING_VENDOR } from "../stage.ts";

const VENDOR = "SAFFRON_REEL";

/** A member with ₹600.00 of ₹1,000.00 at this vendor. */
async function atVendor(world: World, vendor: string) {
  const member = await addMember(world, 100_000n);
  const [debit, credit] = [memberAccount(member.owner, "cash"), memberAccount(member.owner, "vendor", vendor)];
  await transact(world.system.db, async (tx) => {
    await openAccounts(tx, [credit]);
    const facts = { memberId: member.id, txId: randomUUIDv7(), ref: randomUUIDv7(), at: world.system.now() };
    await post(runIn(tx), { ...facts, debit, credit, amount: 60_000n, kind: "transfer" });
  });
  return { who: { member: member.id }, token: await signIn(world, member) };
}

const home = (from: string) => ({ from, to: "main", amount: "500.00", reference: `r-${randomUUID()}` });
const asked = (token: string, from: string): Act => ({
  way: "call",
  token,
  id: "wallets.transfer",
  input: home(from),
  key: newKey(),
});

/** Between a member's own wallets; into a vendor's it is the same two moves the other way round. */
export const walletOperations = {
  "a transfer between wallets": operation(["wallet-hold", "wallet-arrive"], async (world) => {
    const { who, token } = await atVendor(world, VENDOR);
    return { act: asked(token, VENDOR), who, change: { [`vendor ${VENDOR}`]: "-50000", cash: "50000", steps: "2" } };
  }),
  "a transfer that waits for its vendor": operation(["wallet-hold"], async (world) => {
    const { who, token } = await atVendor(world, FAILING_VENDOR);
    const change = { [`vendor ${FAILING_VENDOR}`]: "-50000", locked: "50000", steps: "1" };
    return { act: asked(token, FAILING_VENDOR), who, change };
  }),
  "a transfer that its vendor refuses": dueOperation(["wallet-back"], async (world) => {
    const { who, token } = await atVendor(world, FAILING_VENDOR);
    await clientOf(world, token).call("wallets.transfer", home(FAILING_VENDOR), { key: newKey() });
    const at = world.system.now().getTime() + 120_000;
    const change = { [`vendor ${FAILING_VENDOR}`]: "50000", locked: "-50000", steps: "1" };
    return { act: { way: "job", job: "settle-transfers", at }, who, change };
  }),
  "all that is at vendors": operation(["wallet-hold", "wallet-arrive"], async (world) => {
    const { who, token } = await atVendor(world, VENDOR);
    const act = { way: "call", token, id: "wallets.returnBalance", input: {}, key: newKey() } as const;
    return { act, who, change: { [`vendor ${VENDOR}`]: "-60000", cash: "60000", steps: "2" } };
  }),
} as const;
