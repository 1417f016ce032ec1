import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { announcements } from "../schema.ts";
import { inbox } from "../../inbox/schema.ts";
import { type Texts } from "../../../platform/language/texts.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { addOffer } from "../../../../test/faults/operations/offer.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const HOUR = 3_600_000;
const OFFER = { amount: "10000", times: 2, days: 7 };

const texts = (title: string, content = "<p>text</p>"): Texts => ({
  EN: { title, content },
  HI: { title: `${title} हिन्दी`, content },
});

async function announce(world: World, hoursAgo: number, rest: Partial<typeof announcements.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const publishedAt = new Date(world.system.now().getTime() - hoursAgo * HOUR);
  await world.system.db
    .insert(announcements)
    .values({ id, brand: world.brand, type: "PL", texts: texts(`no ${hoursAgo}`), publishedAt, ...rest });
  return id;
}

it("removes active markup from an announcement and keeps its text", async () => {
  const world = await newWorld();
  const content = [
    '<h3 onclick="steal()">Hours</h3><script>steal()</script><style>*{display:none}</style>',
    '<p style="position:fixed" id="root" class="x">Open <strong>daily</strong><img src="x" onerror="steal()"></p>',
    '<a href="javascript:steal()">one</a><a href="https://example.org/a">two</a><a href="/promotions">three</a>',
    '<iframe src="https://evil.example"></iframe><form action="/x"><input name="password"></form><svg><script>1</script></svg>',
    '<table><tr><td colspan="2">cell</td></tr></table><p dir="rtl">سلام</p>',
  ].join("");
  const id = await announce(world, 1, { texts: { EN: { title: "<b>Bold</b> & <script>x</script>plain", content } } });
  const [item] = (await clientOf(world).read("announcements.list")).items;
  expect(item?.id).toBe(id);
  expect(item?.title).toBe("Bold & plain");
  expect(item?.content).toBe(
    [
      "<h3>Hours</h3><p>Open <strong>daily</strong>",
      '<img alt="" loading="lazy" src="x" /></p>',
      '<a target="_blank" rel="noopener noreferrer nofollow">one</a>',
      '<a href="https://example.org/a" target="_blank" rel="noopener noreferrer nofollow">two</a><a href="/promotions">three</a>',
      '<table><tr><td colspan="2">cell</td></tr></table><p dir="rtl">سلام</p>',
    ].join(""),
  );
});

it("shows an announcement in the requested language, else in English", async () => {
  const world = await newWorld();
  await announce(world, 1, { texts: texts("Notice") });
  const titleIn = async (language: string) => (await clientOf(world, null, language).read("announcements.list")).items[0]?.title;
  expect([await titleIn("HI"), await titleIn("EN"), await titleIn("AR")]).toEqual(["Notice हिन्दी", "Notice", "Notice"]);
});

it("pages newest first, finds the page of an announcement, and clamps a page number that is too high", async () => {
  const world = await newWorld();
  const ids: string[] = [];
  for (let hours = 1; hours <= 16; hours += 1) ids.push(await announce(world, hours));
  const client = clientOf(world);
  const first = await client.read("announcements.list");
  expect(first).toMatchObject({ page: 1, pages: 3, pageSize: 7, total: 16, next: null });
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 7));
  expect((await client.read("announcements.list", { at: ids[9] })).page).toBe(2);
  expect((await client.read("announcements.list", { page: 99 })).items.map(({ id }) => id)).toEqual(ids.slice(14));
  expect(await refusal(client.read("announcements.list", { at: newId() }))).toMatchObject({
    code: "announcement.not_found",
    status: 404,
  });
  expect(await refusal(client.read("announcements.list", { at: "not-an-id" }))).toMatchObject({ code: "announcement.not_found" });
});

it("shows announcements that are published and not over, of the requested types and of this brand", async () => {
  const world = await newWorld();
  const other = await newWorld();
  await announce(other, 1);
  await announce(world, -1);
  await announce(world, 2, { expiresAt: new Date(world.system.now().getTime() - 1000) });
  await announce(world, 3, { type: "H" });
  const shown = await announce(world, 4, { type: "PU" });
  const client = clientOf(world);
  expect((await client.read("announcements.list")).items.map(({ id }) => id)).toEqual([shown]);
  expect((await client.read("announcements.list", { types: ["H", "PU"] })).total).toBe(2);
  expect(await client.read("notice.get")).toMatchObject({ player: [], popup: [{ id: shown }], promotion: [] });
  expect(await client.read("notice.get", { types: ["PL"] })).toMatchObject({ popup: [] });
});

it("shows notices for players and of promotions to the brand's visitors and members, however many others are newer", async () => {
  const world = await newWorld();
  await announce(await newWorld(), 1, { type: "PR" });
  const promotion = await announce(world, 50, { type: "PR" });
  const player = await announce(world, 49);
  for (let hours = 1; hours <= 31; hours += 1) await announce(world, hours, { type: "PU" });
  const member = clientOf(world, await signIn(world, await addMember(world)), "HI");
  for (const [client, suffix] of [[clientOf(world), ""] as const, [member, " हिन्दी"] as const]) {
    const notice = await client.read("notice.get");
    expect(notice.player).toMatchObject([{ id: player, type: "PL", title: `no 49${suffix}` }]);
    expect(notice.promotion).toMatchObject([{ id: promotion, type: "PR", title: `no 50${suffix}` }]);
    expect(notice.popup).toHaveLength(10);
  }
});

it("counts unread announcements since the member registered", async () => {
  const world = await newWorld();
  await announce(world, 100);
  const member = await addMember(world);
  const first = await announce(world, -1);
  const second = await announce(world, -2);
  world.advance(3 * HOUR);
  const client = clientOf(world, await signIn(world, member));
  await world.system.db
    .insert(inbox)
    .values({ memberId: member.id, id: newId(), type: "deposit_arrived", texts: texts("x"), at: world.system.now() });
  expect(await client.read("notice.unreadCount")).toEqual({ messages: 1, announcements: 2, total: 3 });
  const list = await client.read("announcements.list");
  expect(list.items.map(({ id, read }) => [id === first || id === second, read])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  expect(await client.write("announcements.markRead", { ids: [first, first, newId(), "nonsense"] })).toEqual({ unread: 1 });
  expect(await client.write("announcements.markRead", { ids: [first] })).toEqual({ unread: 1 });
  expect((await clientOf(world).read("announcements.list")).unread).toBe(3);
});

it("lets members read and delete their own messages, page by page", async () => {
  const world = await newWorld();
  const person = async (language = "EN") => clientOf(world, await signIn(world, await addMember(world)), language);
  const [client, stranger] = [await person(), await person()];
  const claim = async () => await client.write("promotions.claim", { id: await addOffer(world, OFFER) }, { key: newKey() });
  for (let index = 0; index < 3; index += 1) await claim();
  const first = await client.read("inbox.list", { limit: 2 });
  const rest = await client.read("inbox.list", { limit: 2, cursor: first.next ?? "" });
  expect([first.items.length, rest.items.length, rest.next, first.total, first.unread]).toEqual([2, 1, null, 3, 3]);
  const ids = [first.items[0]?.id ?? "", randomUUID(), "nothing"];
  await stranger.write("inbox.markRead", { ids });
  await stranger.write("inbox.delete", { ids });
  expect((await client.read("inbox.list", { unread: true })).items).toHaveLength(3);
  expect(await client.write("inbox.markRead", { ids })).toEqual({ unread: 2 });
  expect((await client.read("notice.unreadCount")).messages).toBe(2);
  expect(await client.write("inbox.delete", { ids })).toEqual({ unread: 2 });
  expect(await client.write("inbox.markRead", { all: true })).toEqual({ unread: 0 });
  expect(await refusal(client.write("inbox.markRead", {}))).toMatchObject({ code: "input.invalid" });
  expect((await client.read("inbox.list", { type: "bonus_granted" })).items).toHaveLength(2);
  expect((await client.read("inbox.list", { type: "bonus_ready" })).items).toHaveLength(0);
  expect((await (await person("HI")).read("inbox.list", {})).items).toEqual([]);
  expect(await refusal(client.read("inbox.list", { cursor: "bm90aGluZw" }))).toMatchObject({ code: "input.bad_cursor" });
});
