import { beforeAll, expect, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { newId } from "../../platform/ids/new-id.ts";
import { newKey } from "../../../test/harness/bank.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { addLotteries } from "../../../test/harness/lottery.ts";
import { addMember, deposit, signIn } from "../../../test/harness/member.ts";
import { operate } from "../../../test/harness/operate.ts";
import { playRound } from "../../../test/harness/play.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { insertWinners } from "../gaming/winners/queries.ts";
import { inbox } from "../inbox/schema.ts";
import { rewards } from "../rewards/mall-schema.ts";
import { promotions } from "../rewards/promotion-schema.ts";
import { bonuses, missions, participations, pendingRewards, redemptions } from "../rewards/schema.ts";

const newWorld = testDatabase();
const texts = { EN: { title: "Lamp", content: "Brass" }, HI: { title: "दीया", content: "पीतल" } };
const titles = { EN: "Lamp", HI: "दीया" };

let world: World;
let token: string;
beforeAll(async () => {
  world = await newWorld();
  await operate(world, "languages change", { brand: world.brand, offered: "HI,TH,EN" });
  const { brand, currency } = world;
  const { db, now } = world.system;
  const member = await addMember(world);
  token = await signIn(world, member);
  const own = { memberId: member.id, brand, ref: newId(), titles, currency, amount: 100n, source: "mission" } as const;
  const goal = { period: "day", metric: "rounds", goal: 2n, reward: 100n, times: 0 };
  await deposit(world, member.owner, 100_000n);
  await playRound(world, member, "10.00", "5.00");
  await addLotteries(world, "MIZORAM_EVE");
  const win = { player: "An***", gameId: "test.patang", amount: 100n };
  await insertWinners(db, [{ id: newId(), brand, currency, at: now(), memberId: member.id, ...win }]);
  await db.insert(missions).values({ id: newId(), brand, titles, position: 1, ...goal });
  await db.insert(rewards).values({ id: newId(), brand, kind: "gift", texts, unit: titles, points: 5, amount: 0n, position: 1 });
  await db.insert(inbox).values({ memberId: member.id, id: newId(), type: "house", texts, at: now() });
  const taken = { ...own, id: newId(), ref: newId() };
  await db.insert(pendingRewards).values([{ ...own, id: newId() }, taken].map((row) => ({ ...row, at: now() })));
  await clientOf(world, token).write("rewards.claim", { id: taken.id }, { key: newKey() });
  const offer = { position: 1, texts, startsAt: new Date(now().getTime() - 1000), way: "apply" } as const;
  const promotionId = newId();
  await db.insert(promotions).values({ id: promotionId, brand, category: "deposit", ...offer });
  await db.insert(participations).values({ memberId: member.id, brand, promotionId, state: "applying", startedAt: now() });
  const draw = { amount: "0", times: 0, days: 0, drawsADay: 1, prizes: [{ amount: "100", weight: 1 }] };
  await db.insert(promotions).values({ id: newId(), brand, category: "raffle", ...offer, way: "raffle", offer: draw });
  const goods = { number: "26112700001", rewardId: newId(), kind: "gift", titles, unit: titles, address: "", phone: "" };
  const price = { quantity: 1, points: 5, amount: 0n, currency, state: "applying", at: now() } as const;
  await db.insert(redemptions).values({ ...goods, ...price, id: newId(), memberId: member.id, brand });
  await db.insert(bonuses).values({
    ...own,
    id: newId(),
    required: 100n,
    state: "wagering",
    grantedAt: now(),
    expiresAt: new Date(now().getTime() + 9e8),
  });
});

type Shown = { readonly [Name in "title" | "name" | "gameName" | "lang"]?: string | undefined };

/** What the lines of the account record are about. */
async function recordSubjects(client: Client): Promise<Shown[]> {
  const { items } = await client.read("transactions.list", {});
  const lines = await Promise.all(items.map(async ({ id }) => await client.read("transactions.get", { id })));
  return lines.flatMap(({ bet, reward }) => bet ?? reward ?? []);
}

/** What each list answers in a language. */
async function shownIn(language: string): Promise<Record<string, Shown[]>> {
  const client = clientOf(world, token, language);
  const lists: Record<string, { readonly items: readonly Shown[] }> = {
    games: await client.read("games.popular", { count: 10 }),
    exchanges: await client.read("points.redeemList", {}),
    applications: await client.read("promotions.applications", {}),
    raffle: { items: [(await client.read("raffle.get", {})).raffle ?? []].flat() },
    mall: await client.read("points.rewards", {}),
    missions: await client.read("missions.list", {}),
    inbox: await client.read("inbox.list", {}),
    pending: await client.read("rewards.list", {}),
    bonus: await client.read("bonus.list", {}),
    bets: await client.read("bets.list", {}),
    lottery: await client.read("lottery.games", {}),
    winners: await client.read("winners.list", {}),
    balance: { items: (await client.read("wallet.explained", {})).bonuses },
    record: { items: await recordSubjects(client) },
  };
  const entries = Object.entries(lists).map(
    ([list, { items }]) =>
      [list, items.map(({ title, name, gameName, lang }) => ({ name: title ?? name ?? gameName, lang }))] as const,
  );
  return Object.fromEntries(entries);
}

it("names the language of each entry that the language of the answer lacks", async () => {
  const english = await shownIn("EN");
  const thai = await shownIn("TH");
  for (const [list, items] of Object.entries(english)) {
    expect([list, items.length > 0, items.filter(({ lang }) => lang)]).toEqual([list, true, []]);
    expect([list, thai[list]]).toEqual([list, items.map((item) => ({ ...item, lang: "en" }))]);
  }
});

it("names none where the texts are in the language of the answer", async () => {
  const { games, bets, lottery, record, ...others } = await shownIn("HI");
  expect(games).toContainEqual({ name: "पतंग" });
  expect(games).toContainEqual({ name: "Pearl Monsoon", lang: "en" });
  expect(bets).toEqual([{ name: "Pearl Monsoon", lang: "en" }]);
  expect(record).toContainEqual({ name: "दीया" });
  expect(lottery).toEqual([{ name: "MIZORAM_EVE", lang: "en" }]);
  expect(
    Object.values(others)
      .flat()
      .filter(({ lang }) => lang),
  ).toEqual([]);
});
