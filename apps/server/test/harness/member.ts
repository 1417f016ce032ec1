import { argon2Sync, randomBytes } from "node:crypto";
import { insertPaths } from "../../src/modules/agents/tree/queries.ts";
import { members } from "../../src/modules/identity/schema.ts";
import { runIn } from "../../src/platform/database/raw.ts";
import { transact } from "../../src/platform/database/retry.ts";
import { memberAccount, type Owner, standardAccounts } from "../../src/ledger/account.ts";
import { openAccounts } from "../../src/ledger/open-accounts.ts";
import { postBatch } from "../../src/ledger/post-batch.ts";
import { loadBalance, type Posting } from "../../src/ledger/post.ts";
import { newId } from "../../src/platform/ids/new-id.ts";
import { handleOf } from "../../src/modules/identity/member/handle.ts";
import { ADAPTERS } from "../../src/seed/brands.ts";
import { clientOf } from "./client.ts";
import type { World } from "./world.ts";

type MemberRow = typeof members.$inferInsert;

/** The own name of every member that a test adds. */
export const NAME = "Ananya Sharma";
export const PASSWORD = "seven-paper-lanterns";
const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
/** At the lowest cost: a hash names its own cost, and hashing time is not under test. */
export function cheapHash(message: string): string {
  const nonce = randomBytes(16);
  const derived = argon2Sync("argon2id", { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(derived)}`;
}
const hash = cheapHash(PASSWORD);

export interface TestMember {
  readonly id: string;
  readonly username: string;
  readonly owner: Owner;
}

/** Adds a member with this much cash, in minor units. */
export async function addMember(world: World, cash = 0n, rest: Partial<MemberRow> = {}): Promise<TestMember> {
  const { db, now } = world.system;
  const username = rest.username ?? `m${randomBytes(6).toString("hex")}`;
  const id = newId();
  await db.insert(members).values({
    id,
    brand: world.brand,
    username,
    handle: handleOf(username),
    nickname: username,
    passwordHash: hash,
    passwordChangedAt: now(),
    path: [],
    memberLabels: [],
    language: "EN",
    details: { payeeName: NAME },
    firstLogin: false,
    createdAt: now(),
    ...rest,
  });
  await insertPaths(db, [id]);
  const owner: Owner = { id, book: rest.book === "demo" ? "demo" : "real", currency: world.currency };
  await openAccounts(db, standardAccounts(owner));
  if (cash > 0n) await deposit(world, owner, cash);
  return { id, username, owner };
}

export async function deposit(world: World, owner: Owner, amount: bigint): Promise<void> {
  const posting: Posting = owner.book === "demo" ? { posting: "trial" } : { posting: "deposit", refs: { clearing: ADAPTERS[0] } };
  await transact(world.system.db, async (tx) => {
    await postBatch(runIn(tx), world.system.now(), [{ ...posting, owner, amount, ref: newId() }]);
  });
}

export async function loadCash(world: World, { owner }: TestMember): Promise<bigint> {
  const balance = await loadBalance(runIn(world.system.db), memberAccount(owner, "cash"));
  if (balance === undefined) throw new Error("The member has no cash account");
  return balance;
}

/** The balance of the commission wallet; undefined before its first posting. */
export const loadCommission = async (world: World, { owner }: TestMember): Promise<bigint | undefined> =>
  await loadBalance(runIn(world.system.db), memberAccount(owner, "commission"));

/** Signs in over HTTP. */
export async function signIn(world: World, { username }: Pick<TestMember, "username">, password = PASSWORD): Promise<string> {
  const { token } = await clientOf(world).write("session.login", { username, password });
  return token;
}
