import { beforeAll, describe, expect, it } from "vitest";
import { announcements } from "./schema.ts";
import { promotions } from "../rewards/promotion-schema.ts";
import { type Texts } from "../../platform/language/texts.ts";
import { articles, gifts } from "./schema.ts";
import { rewards } from "../rewards/mall-schema.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();
const DAY = 86_400_000;
const EVIL = '<img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">x</a>';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const words = (title: string, content = `<p>${title}.</p>`): Texts => ({
  EN: { title, content },
  HI: { title: `${title} हिंदी`, content },
});

type Promotion = typeof promotions.$inferInsert;
const promotion = (title: string, position: number, rest: Partial<Promotion> = {}): Promotion => ({
  id: newId(),
  brand: world.brand,
  category: "rebate",
  position,
  texts: words(title),
  startsAt: new Date(world.system.now().getTime() - DAY),
  ...rest,
});

describe("promotions", () => {
  it("are listed in the brand's order with categories, states and texts, without another brand's or long ended ones", async () => {
    const now = world.system.now().getTime();
    const at = (days: number) => new Date(now + days * DAY);
    await world.system.db
      .insert(promotions)
      .values([
        promotion("Running", 1),
        promotion("Coming", 2, { category: "festival", startsAt: at(2) }),
        promotion("Over", 3, { endsAt: at(0) }),
        promotion("Long over", 4, { startsAt: at(-90), endsAt: at(-31) }),
        promotion("Elsewhere", 0, { brand: "another" }),
      ]);
    const { items, categories } = await clientOf(world).read("promotions.list", {});
    expect(items.map(({ title, state }) => [title, state])).toEqual([
      ["Running", "open"],
      ["Coming", "coming_soon"],
      ["Over", "closed"],
    ]);
    expect(categories).toEqual([
      { category: "rebate", title: "Rebate", count: 2 },
      { category: "festival", title: "Festivals", count: 1 },
    ]);
    expect(items[0]).toMatchObject({ summary: "Running.", figure: null, endsAt: null });
    const hindi = await clientOf(world, null, "HI").read("promotions.list", { category: "festival" });
    expect(hindi.items.map(({ title }) => title)).toEqual(["Coming हिंदी"]);
    expect(hindi.categories).toHaveLength(2);
  });

  it("open with their terms, without markup that could run", async () => {
    const row = promotion("<b>Bold</b>", 9, {
      texts: { EN: { title: "<b>Bold</b>", content: `<p>Text</p>${EVIL}`, figure: "<i>₹500</i>" } },
      terms: { EN: `<h3>Terms</h3>${EVIL}` },
    });
    const elsewhere = promotion("Elsewhere", 9, { brand: "another" });
    await world.system.db.insert(promotions).values([row, elsewhere]);
    const { title, figure, content, summary } = await clientOf(world).read("promotions.get", { id: row.id });
    expect([title, figure]).toEqual(["Bold", "₹500"]);
    expect(content).toContain("<h3>Terms</h3>");
    expect(content + summary).not.toMatch(/script|onerror|javascript:/);
    for (const id of [elsewhere.id, newId(), "nothing"])
      expect(await refusal(clientOf(world).read("promotions.get", { id }))).toMatchObject({
        code: "promotion.not_found",
        status: 404,
      });
  });
});

describe("articles", () => {
  it("are listed by section in order, sanitised, in the requested language", async () => {
    const page = (slug: string, position: number, rest: Partial<typeof articles.$inferInsert> = {}) => ({
      id: newId(),
      brand: world.brand,
      place: "help",
      slug,
      section: { EN: "Account", HI: "अकाउंट" },
      texts: words(slug, `<p>${slug}</p>${EVIL}`),
      position,
      updatedAt: world.system.now(),
      ...rest,
    });
    const money = { EN: "Money" };
    await world.system.db
      .insert(articles)
      .values([
        page("second", 2),
        page("first", 1),
        page("third", 3, { section: money }),
        page("guide", 1, { place: "android" }),
      ]);
    const { sections } = await clientOf(world).read("help.centre", {});
    expect(sections.map(({ title, articles: held }) => [title, held.map(({ slug }) => slug)])).toEqual([
      ["Account", ["first", "second"]],
      ["Money", ["third"]],
    ]);
    expect(JSON.stringify(sections)).not.toMatch(/script|onerror|javascript:/);
    const hindi = await clientOf(world, null, "HI").read("help.centre", {});
    expect(hindi.sections[0]).toMatchObject({ title: "अकाउंट", articles: [{ title: "first हिंदी" }, { title: "second हिंदी" }] });
    expect((await clientOf(world).read("help.centre", { place: "agent" })).sections).toEqual([]);
    const { items } = await clientOf(world).read("download.info", {});
    expect(items.map(({ resourceType, guide }) => [resourceType, guide.map(({ slug }) => slug)])).toEqual([
      ["android", ["guide"]],
      ["ios", []],
      ["ios_lite", []],
    ]);
  });
});

describe("the points mall", () => {
  it("shows goods by kind with their stock, and what earns points", async () => {
    const reward = (title: string, position: number, rest: Partial<typeof rewards.$inferInsert> = {}) => ({
      id: newId(),
      brand: world.brand,
      kind: "gift",
      texts: words(title),
      unit: { EN: "piece" },
      points: 500,
      amount: 0n,
      position,
      ...rest,
    });
    await world.system.db
      .insert(rewards)
      .values([
        reward("Lamp", 1, { stock: 5, exchanged: 7 }),
        reward("Credit", 2, { kind: "discount", amount: 9900n, stock: null }),
        reward("Elsewhere", 0, { brand: "another" }),
      ]);
    const { items } = await clientOf(world).read("points.rewards", {});
    expect(items).toMatchObject([
      { name: "Lamp", remaining: 0, exchanged: 7, unit: "piece", amount: { amount: "0.00", currency: "INR" } },
      { name: "Credit", remaining: null, amount: { amount: "99.00" } },
    ]);
    const { items: discounts } = await clientOf(world).read("points.rewards", { kind: "discount" });
    expect(discounts.map(({ name }) => name)).toEqual(["Credit"]);
    const { earning } = await clientOf(world).read("points.config", {});
    expect(earning.map(({ type }) => type)).toEqual(["rng", "live", "sports", "pvp", "lottery", "deposit"]);
    expect(earning[0]).toMatchObject({ points: 1, per: { amount: "100.00", currency: "INR" } });
  });

  it("counts a member's points", async () => {
    const client = clientOf(world, await signIn(world, await addMember(world)));
    expect(await client.read("points.balance", {})).toEqual({ points: 0, frozen: false });
  });
});

describe("the gift popup", () => {
  it("differs for visitors and members, and ends", async () => {
    const now = world.system.now().getTime();
    const gift = (title: string, stage: string, position: number, rest: Partial<typeof gifts.$inferInsert> = {}) => ({
      id: newId(),
      brand: world.brand,
      stage,
      texts: { EN: { title, content: `<p>${title}</p>${EVIL}`, action: "Take it" } },
      href: "/promotions",
      position,
      startsAt: new Date(now - DAY),
      ...rest,
    });
    expect(await clientOf(world).read("gift.get", {})).toEqual({ stage: "before", gift: null });
    await world.system.db
      .insert(gifts)
      .values([
        gift("Over", "before", 0, { endsAt: new Date(now) }),
        gift("To come", "before", 1, { startsAt: new Date(now + DAY) }),
        gift("Welcome", "before", 2),
        gift("Daily", "after", 1),
      ]);
    const visitor = await clientOf(world).read("gift.get", {});
    expect(visitor).toMatchObject({ stage: "before", gift: { title: "Welcome", actionLabel: "Take it", href: "/promotions" } });
    expect(visitor.gift?.content).not.toMatch(/script|onerror|javascript:/);
    const member = await signIn(world, await addMember(world));
    expect(await clientOf(world, member).read("gift.get", {})).toMatchObject({ stage: "after", gift: { title: "Daily" } });
    const trial = await signIn(world, await addMember(world, 0n, { kind: 4, book: "demo" }));
    expect(await clientOf(world, trial).read("gift.get", {})).toMatchObject({ stage: "before" });
  });
});

it("lists news of all vendors that the brand offers, or of one", async () => {
  const news = (title: string, vassalage: string | null, hours: number) => ({
    id: newId(),
    brand: world.brand,
    type: "H",
    vassalage,
    texts: words(title),
    publishedAt: new Date(world.system.now().getTime() - hours * 3_600_000),
  });
  await world.system.db
    .insert(announcements)
    .values([
      news("Reels", "SAFFRON_REEL", 2),
      news("Tables", "NORTHGATE", 1),
      news("Hidden", "HIDDEN_VENDOR", 0),
      news("No vendor", null, 0),
    ]);
  const titles = async (vassalage?: string) =>
    (await clientOf(world).read("announcements.games", { vassalage })).items.map(({ title, vendorName }) => [title, vendorName]);
  expect(await titles()).toEqual([
    ["Tables", "NORTHGATE"],
    ["Reels", "SAFFRON REEL"],
  ]);
  expect(await titles("SAFFRON_REEL")).toEqual([["Reels", "SAFFRON REEL"]]);
  expect(await titles("HIDDEN_VENDOR")).toEqual([]);
});

it("lists the site's addresses, and answers on each even while the site is closed", async () => {
  const { domainList, resources } = await clientOf(world).read("system.domainRoute", {});
  expect(domainList).toEqual([{ domain: world.host, url: `https://${world.host}`, speed: null }]);
  expect(resources.map(({ resourceType }) => resourceType)).toEqual(["android", "ios", "ios_lite"]);
  expect(await clientOf(world).read("system.ping", {})).toEqual({ serverTime: world.system.now().getTime() });
});
