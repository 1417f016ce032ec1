import { randomUUID } from "node:crypto";
import { safeParse, type ZodMiniType } from "zod/mini";
import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@baize/api/endpoint";
import { earnPoints } from "../src/jobs/earn-points-store.ts";
import { clientOf } from "./harness/client.ts";
import { newKey } from "./harness/bank.ts";
import { GOOD } from "./harness/inputs.ts";
import { addMember, deposit, signIn } from "./harness/member.ts";
import * as own from "./harness/own-things.ts";
import { PIN, readyToWithdraw } from "./harness/payout.ts";
import { ending, placeBet, providerCall, seatedIn } from "./harness/provider.ts";
import { ROWS } from "./harness/rows.ts";
import { sendTo } from "./harness/send.ts";
import { testDatabase, type World } from "./harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

async function newOwner(): Promise<own.Owner> {
  const table = await seatedIn(world);
  await deposit(world, table.member.owner, 500_000n);
  const client = clientOf(world, table.token);
  return { ...table, client, account: await readyToWithdraw(client) };
}

interface Owned {
  /** Makes what the id names, for one member; the id. */
  readonly make: (owner: own.Owner) => Promise<string>;
  /** What else the call needs of its caller. */
  readonly rest?: (owner: own.Owner) => Promise<object>;
}

/** Ids that are a member's own: anybody else's is as if there were no such thing. */
const OWNED: Record<string, Owned> = {
  "bonus.claim id": { make: own.bonus },
  "bonus.giveUp id": { make: own.bonus },
  "bonus.lines id": { make: own.bonus },
  "deposits.cancel id": { make: own.deposit },
  "deposits.get id": { make: own.deposit },
  "inbox.delete ids": { make: own.message },
  "inbox.markRead ids": { make: own.message, rest: async () => ({ all: false }) },
  "member.setIcon avatar": { make: own.picture, rest: async () => ({ avatarType: "CUSTOM" }) },
  "passkey.add id": { make: own.passkeyChallenge },
  "passkey.remove id": { make: own.passkey },
  "payout.remove id": { make: own.payoutAccount },
  "promotions.apply images": { make: own.picture, rest: async () => ({ id: await own.addApplied(world) }) },
  "rewards.claim id": { make: own.due },
  "session.end id": { make: own.otherSession },
  "transactions.get id": { make: own.transaction },
  "uploads.get id": { make: own.picture },
  "wallets.transferStatus reference": { make: own.transfer },
  "withdrawals.cancel id": { make: own.withdrawal },
  "withdrawals.create account": { make: own.payoutAccount },
  "withdrawals.get id": { make: own.withdrawal },
  "withdrawals.receipt id": { make: own.paidWithdrawal },
  "withdrawals.receipt images": {
    make: own.picture,
    rest: async (owner) => ({ id: await own.paidWithdrawal(owner), receipt: "not_received" }),
  },
};

/** Ids of what the house shows to everyone on a brand: nobody's own. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set([
  "announcements.list at",
  "announcements.markRead ids",
  "games.addFavourite gameId",
  "games.launch gameId",
  "games.launch nodeId",
  "games.launch roomId",
  "games.launchPvp gameId",
  "games.launchPvp roomId",
  "games.removeFavourite gameId",
  "missions.claim id",
  "points.redeem id",
  "promotions.apply id",
  "promotions.claim id",
  "promotions.join id",
  "raffle.claim id",
  "raffle.get id",
  // A vendor's code.
  "transactions.get vendor",
  "transactions.list vendor",
  // `main`, or a vendor's code; and a name of the caller's own making, asked for by `wallets.transferStatus`.
  "wallets.transfer from",
  "wallets.transfer reference",
  "wallets.transfer to",
]);

type Field = ZodMiniType & { def: { type: string; innerType?: Field; element?: Field } };
// Every row takes a flat object: the endpoint table's type says so.
const fieldsOf = ({ input }: Endpoint) => Object.entries((input as unknown as { shape: Record<string, Field> }).shape);
const elementOf = ({ def }: Field, field: Field): Field => {
  const inner = def.innerType ?? def.element;
  return inner ? elementOf(inner, inner) : field;
};

/** Whether a field names one thing: by its name, or as it takes an id and no other text. A cursor is a place, judged below. */
function namesOne([name, field]: [string, Field]): boolean {
  const takes = (text: string) => safeParse(elementOf(field, field), text).success;
  return name !== "cursor" && (/^ids?$|Id$/.test(name) || (takes(randomUUID()) && !takes("../")));
}

const taking = ROWS.filter(({ token }) => token).flatMap((row) =>
  fieldsOf(row)
    .filter(namesOne)
    .map(([name, field]) => ({ key: `${row.id} ${name}`, row, name, many: isMany(field) })),
);
function isMany({ def }: Field): boolean {
  return def.type === "array" || (def.innerType ? isMany(def.innerType) : false);
}

it("knows of every id that a signed-in call takes whose it is", () => {
  const known = [...Object.keys(OWNED), ...OF_THE_HOUSE];
  expect(taking.map(({ key }) => key).toSorted()).toEqual(known.toSorted());
});

describe("an id of another member's", () => {
  it.each(taking.filter(({ key }) => OWNED[key]))("is nothing to $key", async ({ key, row, name, many }) => {
    const { make, rest } = OWNED[key] ?? { make: own.due };
    const [ananya, ravi] = [await newOwner(), await newOwner()];
    const [hers, his] = [await make(ananya), await make(ravi)];
    const others = new Map([
      [ananya, await rest?.(ananya)],
      [ravi, await rest?.(ravi)],
    ]);
    const told = async (owner: own.Owner, id: string) => {
      const input = { ...GOOD[row.id], ...others.get(owner), [name]: many ? [id] : id };
      const { status, body } = await sendTo(world, row, input, { authorization: `Bearer ${owner.token}` });
      return { status, code: body.code, value: body.value };
    };
    const nobodys = [await told(ananya, randomUUID()), await told(ravi, randomUUID())];
    // Not a word tells that it is there.
    expect([await told(ananya, his), await told(ravi, hers)]).toEqual(nobodys);
    // And nothing became of it: each does with their own what the other could not.
    const done = [await told(ananya, hers), await told(ravi, his)];
    expect(done[0]).not.toEqual(nobodys[0]);
    expect(done[1]).not.toEqual(nobodys[1]);
  });
});

/** Lists of a member's own that are read a page at a time. */
const lists = ROWS.filter((row) => row.token === "required" && fieldsOf(row).some(([name]) => name === "cursor"));
/**
 * One talk of many; lines of one bonus, whose id is judged above; those of a week's rebate, which `club.test.ts` judges; an
 * agent's tree, which `upline.test.ts` judges.
 */
const ASIDE: ReadonlySet<string> = new Set(["chat.list", "bonus.lines", "rebates.lines", "upline.list", "upline.people"]);

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}
// What a list answers, by its schema.
const asPage = (value: unknown): Page => value as Page;

it("the place in another's list leads nowhere, in any list", async () => {
  const owner = await newOwner();
  const { client, seat } = owner;
  const goods = await own.addReward(world);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const make of [own.deposit, own.withdrawal, own.due, own.bonus, own.message, own.transfer]) await make(owner);
    const { roundId } = await placeBet(world, seat, { amount: "100.00" });
    await providerCall(world, "endRound", ending(seat, roundId, "100.00", "0.00"));
    await earnPoints(world.system.db, world.system.now());
    const delivered = { address: "12 Marine Drive, Mumbai 400020", phone: "+91 98123 45678", paymentPassword: PIN };
    await client.call("points.redeem", { id: goods, ...delivered }, { key: newKey() });
  }
  const stranger = await signIn(world, await addMember(world));
  const page = async (row: Endpoint, token: string, cursor?: string) => {
    const input = { limit: 1, ...(cursor ? { cursor } : {}) };
    return asPage((await sendTo(world, row, input, { authorization: `Bearer ${token}` })).body.value);
  };
  for (const row of lists.filter(({ id }) => !ASIDE.has(id))) {
    const { items, next } = await page(row, owner.token);
    expect([row.id, items.length, next]).toEqual([row.id, 1, expect.any(String)]);
    expect([row.id, (await page(row, owner.token, next ?? "")).items.length]).toEqual([row.id, 1]);
    expect([row.id, (await page(row, stranger, next ?? "")).items]).toEqual([row.id, []]);
    expect([row.id, (await page(row, stranger)).items]).toEqual([row.id, []]);
  }
});
