import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { newProof, registerWork } from "../../../../test/harness/human.ts";
import { addMember, PASSWORD, signIn } from "../../../../test/harness/member.ts";
import { newNumber } from "../../../../test/harness/numbers.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { audit } from "../../../platform/schema.ts";
import { bets } from "../../gaming/play-schema.ts";
import { payoutAccounts, withdrawals } from "../../payments/schema.ts";
import { bonuses } from "../../rewards/schema.ts";
import { members } from "../schema.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const login = async (username: string, password = PASSWORD) =>
  await clientOf(world).write("session.login", { username, password, proof: await newProof(world) });

it("is refused while money, bets, withdrawals or bonuses are left, and says which", async () => {
  const me = await addMember(world, 500n);
  const client = clientOf(world, await signIn(world, me));
  const at = world.system.now();
  const own = { memberId: me.id, brand: world.brand, currency: world.currency };
  const { db } = world.system;
  const left = async () => (await refusal(client.write("account.close"))).value;
  expect(await left()).toEqual({ left: ["money"] });
  await db.insert(bets).values({
    ...own,
    id: newId(),
    provider: "test",
    roundId: "1",
    gameId: "test.slot",
    gameCode: "slot",
    stake: 1n,
    payout: 0n,
    status: "open",
    path: [],
    placedAt: at,
  });
  await db.insert(withdrawals).values({
    ...own,
    id: newId(),
    adapter: "test",
    amount: 100n,
    fee: 0n,
    state: "pending",
    accountId: newId(),
    accountLabel: "UPI",
    createdAt: at,
    updatedAt: at,
  });
  await db.insert(bonuses).values({
    ...own,
    id: newId(),
    source: "mission",
    ref: "1",
    titles: { EN: "Mission" },
    amount: 1n,
    required: 1n,
    state: "wagering",
    grantedAt: at,
    expiresAt: at,
  });
  expect(await left()).toEqual({ left: ["money", "bets", "withdrawals", "bonuses"] });
  expect((await client.read("member.info")).account).toBe(me.username);
});

it("ends the sessions, removes the person, and keeps the name and the trail", async () => {
  const number = newNumber();
  const details = { payeeName: "Meera Nair" };
  const me = await addMember(world, 0n, { email: "meera@example.in", mobile: number.whole, details });
  const client = clientOf(world, await signIn(world, me));
  const at = world.system.now();
  await world.system.db.insert(payoutAccounts).values({
    memberId: me.id,
    id: newId(),
    kind: "upi",
    holder: "Meera Nair",
    bank: "",
    code: "",
    sealedNumber: "sealed",
    numberHash: "hash",
    masked: "m***@okaxis",
    state: "approved",
    createdAt: at,
  });
  expect(await client.write("account.close")).toEqual({ closed: true });
  expect((await refusal(client.read("member.info"))).code).toBe("auth.token_expired");
  const { db } = world.system;
  const [row] = await db.select().from(members).where(eq(members.id, me.id));
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, me.id));
  expect(row).toMatchObject({ status: "closed", email: null, mobile: null, details: {} });
  const stored = JSON.stringify([row, account]);
  for (const word of [me.username, "Meera", "okaxis"]) expect(stored).not.toContain(word);
  const trail = await db.select().from(audit).where(eq(audit.memberId, me.id));
  expect(trail.map(({ action }) => action)).toContain("account.close");
  // Only who knows the password learns that the account is closed.
  expect((await refusal(login(me.username))).code).toBe("auth.account_closed");
  expect((await refusal(login(me.username, "not the password"))).code).toBe("auth.bad_credentials");
  const again = {
    username: me.username,
    password: "four-mango-trees",
    confirmPassword: "four-mango-trees",
    birthday: "1990-04-12",
    agreement: true,
    ...(await registerWork(clientOf(world))),
  };
  expect((await refusal(clientOf(world).write("register.create", again, { key: randomUUID() }))).code).toBe(
    "register.username_taken",
  );
});
