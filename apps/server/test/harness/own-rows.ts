import { addLotteries } from "./lottery.ts";
import type { Client } from "@baize/api/client/client";
import { eq } from "drizzle-orm";
import { CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { rateLine } from "@baize/domain/agents/settlement/line";
import { leafOf, rootOf } from "@baize/domain/proof/merkle";
import { statementText } from "@baize/domain/agents/settlement/statement";
import { contracts } from "../../src/modules/agents/contracts/schema.ts";
import type { StoredTerms } from "@baize/domain/agents/contract/stored-terms";
import { statementId } from "../../src/modules/agents/income/statement-id.ts";
import { settlementRuns, settlementStatements } from "../../src/modules/agents/settlement/schema.ts";
import { members } from "../../src/modules/identity/schema.ts";
import { inbox } from "../../src/modules/inbox/schema.ts";
import { promotions } from "../../src/modules/rewards/promotion-schema.ts";
import { pendingRewards } from "../../src/modules/rewards/schema.ts";
import { rewards } from "../../src/modules/rewards/mall-schema.ts";
import { newId } from "../../src/platform/ids/new-id.ts";
import { Authenticator } from "./authenticator.ts";
import { newKey } from "./bank.ts";
import { clientOf } from "./client.ts";
import { addMember, deposit as addMoney, NAME, signIn } from "./member.ts";
import { payOut, PIN, readyToWithdraw } from "./payout.ts";
import { png } from "./picture.ts";
import { seatedIn, type Table } from "./provider.ts";
import { decide, move } from "./split.ts";
import type { World } from "./world.ts";

/** A member with money and a session at the slot, and its clients. */
export interface Owner extends Table {
  readonly client: Client;
  readonly account: string;
}

export async function addOwner(world: World): Promise<Owner> {
  const table = await seatedIn(world);
  await addMoney(world, table.member.owner, 500_000n);
  const client = clientOf(world, table.token);
  return { ...table, client, account: await readyToWithdraw(client) };
}

/** Makes a row of the member's own; returns its id. */
export type Make = (owner: Owner) => Promise<string>;
const key = () => ({ key: newKey() });

const texts = { EN: { title: "A lamp", content: "<p>Brass.</p>" } };

/** Adds something of the brand's to take part in or to exchange points for. */
export async function addApplied({ system, brand }: World): Promise<string> {
  const id = newId();
  const offer = { amount: "10000", times: 2, days: 7 };
  const startsAt = new Date(system.now().getTime() - 1000);
  await system.db
    .insert(promotions)
    .values({ id, brand, category: "deposit", position: 1, texts, startsAt, way: "apply", offer });
  return id;
}

export async function addReward({ system, brand }: World): Promise<string> {
  const id = newId();
  const unit = { EN: "piece" };
  await system.db
    .insert(rewards)
    .values({ id, brand, kind: "gift", texts, unit, points: 1, amount: 0n, stock: null, position: 1 });
  return id;
}

export const pendingReward: Make = async ({ world, member }) => {
  const id = newId();
  const { currency, brand, system } = world;
  await system.db.insert(pendingRewards).values({
    memberId: member.id,
    id,
    brand,
    source: "rebate",
    ref: id,
    titles: { EN: "Rebate" },
    currency,
    amount: 4200n,
    at: system.now(),
    times: 3,
    days: 7,
  });
  return id;
};

export const bonus: Make = async (owner) =>
  (await owner.client.write("rewards.claim", { id: await pendingReward(owner) }, key())).bonusId ?? "";

export const message: Make = async ({ world, member }) => {
  const id = newId();
  const row = { memberId: member.id, type: "bonus_granted", texts, at: world.system.now() };
  await world.system.db.insert(inbox).values([
    { ...row, id },
    { ...row, id: newId() },
  ]);
  return id;
};

export const picture: Make = async ({ client }) => (await client.write("uploads.add", { file: png(8, 8) })).id;

/** Adds a friend whom the member invited. */
export const friend: Make = async ({ world, member: { id } }) => (await addMember(world, 0n, { uplineId: id, path: [id] })).id;

/** A lottery's ticket for the draw that is open, and what it costs. */
async function lotteryOrder({ world, client }: Owner) {
  await addLotteries(world, "QUICK_DICE");
  const { draws } = await client.read("lottery.game", { gameCode: "QUICK_DICE" });
  const bets = [{ play: "sum-half", selection: "big", unit: "1.00" }];
  return { gameCode: "QUICK_DICE", issue: draws[0]?.issue ?? "", bets };
}

export const lotteryTicket: Make = async (owner) =>
  (await owner.client.write("lottery.buy", await lotteryOrder(owner), key())).ticket.id;

export const lotteryChase: Make = async (owner) =>
  (await owner.client.write("lottery.chase", { ...(await lotteryOrder(owner)), multiples: [1, 1] }, key())).chase.id;

export const deposit: Make = async ({ client }) =>
  (await client.write("deposits.create", { channel: "upi", amount: "500.00" }, key())).id;

/** Adds a second account for withdrawals. */
export const payoutAccount: Make = async ({ client }) => {
  const account = { kind: "upi" as const, holder: NAME, number: "other@okaxis", paymentPassword: PIN };
  return (await client.write("payout.add", account, key())).id;
};

export const withdrawal: Make = async ({ client, account }) =>
  (await client.write("withdrawals.create", { account, amount: "500.00", paymentPassword: PIN }, key())).id;

export const paidWithdrawal: Make = async (owner) => {
  const id = await withdrawal(owner);
  await payOut(owner.world, id);
  return id;
};

/** A line of the account record. */
export const transaction: Make = async ({ client }) => (await client.read("transactions.list", { limit: 1 })).items[0]?.id ?? "";

/** A transfer to a vendor's wallet, from a time when the brand had several; returns the owner's reference. */
export const transfer: Make = async ({ world, client }) => {
  await decide(world, { isSingle: false });
  const { reference } = await move(client, "main", "SAFFRON_REEL", "100.00");
  await decide(world, { isSingle: true });
  return reference;
};

/** The owner's session on another device. */
export const otherSession: Make = async ({ world, member, client }) => {
  const before = new Set((await client.read("session.list")).items.map(({ id }) => id));
  await signIn(world, member);
  return (await client.read("session.list")).items.find(({ id }) => !before.has(id))?.id ?? "";
};

/** Adds a contract of the brand with the owner; returns its id. */
async function addContract(
  { world, member }: Owner,
  row: Pick<typeof contracts.$inferInsert, "type" | "version" | "state">,
): Promise<string> {
  const id = newId();
  const { db, now } = world.system;
  const at = now();
  const terms: StoredTerms = { period: "D", minBet: "0", tiers: [{ atLeast: {}, rates: { ratio: 1000 } }] };
  const expiresAt = new Date(at.getTime() + 86_400_000);
  const sides = { memberId: member.id, uplineId: null, proposedBy: "upline" } as const;
  await db.insert(contracts).values({ ...row, ...sides, id, brand: world.brand, terms, at, expiresAt, updatedAt: at });
  return id;
}

const countContracts = async ({ world, member }: Owner) =>
  await world.system.db.$count(contracts, eq(contracts.memberId, member.id));

/** A contract that waits for the owner's answer; the second one is of another type. */
export const contract: Make = async (owner) => {
  const made = await countContracts(owner);
  return await addContract(owner, { type: CONTRACT_TYPES[made] ?? "dividend", version: made });
};

/** A rejected contract of each type; returns the last one's id. */
export const rejectedContracts: Make = async (owner) => {
  const version = await countContracts(owner);
  const ids: string[] = [];
  for (const type of CONTRACT_TYPES) ids.push(await addContract(owner, { type, version, state: "rejected" }));
  return ids.at(-1) ?? "";
};

/** A dividend of ₹10.00 of one week: `memberId` is paid, `uplineId` has to pay; the brand where it is null. */
export async function addStatement(
  { system, brand }: World,
  memberId: string,
  uplineId: string | null,
  dueAt?: Date,
): Promise<string> {
  const { db, now } = system;
  const week = 7 * 86_400_000;
  const made = await db.$count(settlementRuns, eq(settlementRuns.brand, brand));
  const end = Math.floor(now().getTime() / week - made) * week;
  const contractId = newId();
  const run = { brand, type: "dividend", windowStart: new Date(end - week), windowEnd: new Date(end) } as const;
  const terms = { type: "dividend", period: "W", minBet: 0n, tiers: [{ atLeast: {}, rates: { ratio: 100_000 } }] } as const;
  const lines = [rateLine({ branchId: newId(), gameType: "RNG", rule: "play" }, 10_000n, 100_000)];
  const text = statementText(
    {
      brand,
      currency: "INR",
      contractId,
      version: 1,
      terms,
      memberId,
      payer: uplineId === null ? "brand" : "upline",
      window: { start: end - week, end },
      rules: 1,
      dividendBase: "netted",
    },
    { measures: {}, tier: 0, lines, base: 10_000n, amount: 1000n, carry: [] },
  );
  const runId = newId();
  const leaf = await leafOf(text);
  const sums = { statements: 1, amount: 1000n, root: await rootOf([leaf]) };
  await db
    .insert(settlementRuns)
    .values({ ...run, id: runId, period: "W", rules: 1, state: "computed", ...sums, signed: "a.b.c", openedAt: now() });
  // Nothing is paid here, so no move has to exist.
  const state = uplineId === null ? "computed" : "due";
  const row = { memberId, runId, contractId, uplineId, level: 0, place: 0, leaf, text, state } as const;
  await db.insert(settlementStatements).values({ ...row, ...run, amount: 1000n, base: 10_000n, carry: [], dueAt });
  return statementId({ memberId, runId });
}

/** What the brand paid the owner for a week. */
export const statement: Make = async ({ world, member }) => await addStatement(world, member.id, null);

/** What the owner, an agent, has to pay to an agent below. */
export const bill: Make = async ({ world, member }) => {
  await world.system.db.update(members).set({ kind: 1 }).where(eq(members.id, member.id));
  const below = await addMember(world, 0n, { kind: 2, uplineId: member.id, path: [member.id] });
  return await addStatement(world, below.id, member.id);
};

export const passkeyChallenge: Make = async ({ client }) => (await client.write("passkey.begin", {})).id;

export const passkey: Make = async ({ world, client }) => {
  const { id, options } = await client.write("passkey.begin", {});
  return (await client.write("passkey.add", { id, response: new Authenticator(world.host).create(options) })).id;
};
