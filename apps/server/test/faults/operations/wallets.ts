import { randomUUID } from "node:crypto";
import { newKey } from "../../harness/bank.ts";
import { clientOf } from "../../harness/client.ts";
import { addMember, signIn } from "../../harness/member.ts";
import { about, ending, placeBet, providerCall, resettling, takeSeat, unsettling, vendorId } from "../../harness/provider.ts";
import { fillVendorWallet } from "../../harness/split.ts";
import type { World } from "../../harness/world.ts";
import type { Act } from "../act.ts";
import { dueOperation, operation } from "../operation.ts";
import { splitWorld } from "../split-brand.ts";
import { FAILING_VENDOR } from "../stage.ts";

const VENDOR = "SAFFRON_REEL";

/** A member with ₹600.00 of ₹1,000.00 at this vendor. */
async function atVendor(world: World, vendor: string) {
  const member = await addMember(world, 100_000n);
  await fillVendorWallet(world, member.owner, vendor, 60_000n);
  return { who: { member: member.id }, token: await signIn(world, member) };
}

const between = (from: string, to: string) => ({ from, to, amount: "500.00", reference: `r-${randomUUID()}` });

/** A member with ₹1,000.00 of cash, in the brand with a wallet for each vendor. */
async function atSplit(world: World) {
  const split = splitWorld(world);
  const member = await addMember(split, 100_000n);
  const token = await signIn(split, member);
  const sending = (to: string): Act => ({
    way: "call",
    brand: split.brand,
    token,
    id: "wallets.transfer",
    input: between("main", to),
    key: newKey(),
  });
  const send = async (to: string) =>
    await clientOf(split, token).write("wallets.transfer", between("main", to), { key: newKey() });
  return { split, token, who: { member: member.id }, sending, send };
}

/** The same member at a game that plays from its vendor's wallet, with ₹500.00 in it. */
async function playing(world: World) {
  const { split, token, who, send } = await atSplit(world);
  const seat = await takeSeat(split, token);
  await send(VENDOR);
  return { world: split, seat, who };
}

const asked = (token: string, from: string): Act => ({
  way: "call",
  token,
  id: "wallets.transfer",
  input: between(from, "main"),
  key: newKey(),
});

/** Transfers between a member's own wallets, and rounds that are played from a vendor's wallet. */
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
    await clientOf(world, token).write("wallets.transfer", between(FAILING_VENDOR, "main"), { key: newKey() });
    const at = world.system.now().getTime() + 120_000;
    const change = { [`vendor ${FAILING_VENDOR}`]: "50000", locked: "-50000", steps: "1" };
    return { act: { way: "job", job: "settle-transfers", at }, who, change };
  }),
  "a transfer into a vendor's wallet": operation(["wallet-hold", "wallet-arrive"], async (world) => {
    const { who, sending } = await atSplit(world);
    return { act: sending(VENDOR), who, change: { cash: "-50000", [`vendor ${VENDOR}`]: "50000", steps: "2" } };
  }),
  "a transfer into a vendor's wallet that waits": operation(["wallet-hold"], async (world) => {
    const { who, sending } = await atSplit(world);
    return { act: sending(FAILING_VENDOR), who, change: { cash: "-50000", locked: "50000", steps: "1" } };
  }),
  "a transfer into a vendor's wallet that the vendor refuses": dueOperation(["wallet-back"], async (world) => {
    const { who, send } = await atSplit(world);
    await send(FAILING_VENDOR);
    const at = world.system.now().getTime() + 120_000;
    return { act: { way: "job", job: "settle-transfers", at }, who, change: { cash: "50000", locked: "-50000", steps: "1" } };
  }),
  "a bet from a vendor's wallet": operation(["bet"], async (world) => {
    const { seat, who } = await playing(world);
    const body = { ...seat, amount: "10.00", roundId: vendorId("round"), transactionId: vendorId("bet") };
    return { act: { way: "provider", call: "bet", body }, who, change: { [`vendor ${VENDOR}`]: "-1000" } };
  }),
  "a win into a vendor's wallet": operation(["win"], async (world) => {
    const { world: split, seat, who } = await playing(world);
    const bet = await placeBet(split, seat);
    const body = about(seat, bet, "25.00");
    return { act: { way: "provider", call: "win", body }, who, change: { [`vendor ${VENDOR}`]: "2500" } };
  }),
  "a result that is taken back from a vendor's wallet, and from cash": operation(["win-taken-back"], async (world) => {
    const { world: split, seat, who } = await playing(world);
    const bet = await placeBet(split, seat);
    await providerCall(split, "win", about(seat, bet, "600.00"));
    const end = ending(seat, bet.roundId, "10.00", "600.00");
    await providerCall(split, "endRound", end);
    // Of ₹1,090.00 the vendor's wallet has ₹190.00 left.
    await placeBet(split, seat, { amount: "900.00" });
    const body = unsettling(seat, end, "600.00");
    return { act: { way: "provider", call: "unsettle", body }, who, change: { [`vendor ${VENDOR}`]: "-19000", cash: "-41000" } };
  }),
  "a round from a vendor's wallet that is settled by another result": operation(["win-taken-back", "win"], async (world) => {
    const { world: split, seat, who } = await playing(world);
    const bet = await placeBet(split, seat);
    await providerCall(split, "win", about(seat, bet, "600.00"));
    const end = ending(seat, bet.roundId, "10.00", "600.00");
    await providerCall(split, "endRound", end);
    const body = resettling(seat, end, bet, { was: "600.00", won: "200.00" });
    return { act: { way: "provider", call: "resettle", body }, who, change: { [`vendor ${VENDOR}`]: "-40000" } };
  }),
  "all that is at vendors": operation(["wallet-hold", "wallet-arrive"], async (world) => {
    const { who, token } = await atVendor(world, VENDOR);
    const act = { way: "call", token, id: "wallets.returnBalance", input: {}, key: newKey() } as const;
    return { act, who, change: { [`vendor ${VENDOR}`]: "-60000", cash: "60000", steps: "2" } };
  }),
} as const;
