import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { clientOf } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { addOperator } from "../../../../test/harness/operators.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { audit } from "../../../platform/schema.ts";

const newWorld = testDatabase();

const vendorOf = (rest: object = {}) => {
  const slug = `v${randomBytes(4).toString("hex")}`;
  const games = [
    {
      id: `${slug}.rain`,
      title: "Rain",
      titles: { HI: "बारिश" },
      category: "RNG",
      launchCode: "rain",
      rtpPpm: 960_000,
      volatility: "high",
      stakeStep: 15,
      lines: 25,
    },
    { id: `${slug}.table`, title: "Table", category: "LIVE", launchCode: "table" },
  ];
  return { code: slug.toUpperCase(), name: `Vendor ${slug}`, hot: ["RNG"], games, ...rest };
};

it("adds a vendor with its games, which members of the brand find and start at once", async () => {
  const world = await newWorld();
  const { brand } = world;
  const editor = await addOperator(world, "content");
  const vendor = vendorOf();
  expect(await editor.said("games add", { brand, vendor: JSON.stringify(vendor) })).toEqual({
    brand,
    vendor: vendor.code,
    games: 2,
  });
  const guest = clientOf(world);
  const { items } = await guest.read("games.list", { vassalage: vendor.code, limit: 20 });
  expect(items.map(({ id, name, rtp, volatility, lines }) => [id, name, rtp, volatility, lines])).toEqual([
    [`${vendor.games[0]?.id}`, "Rain", "96.00", "high", 25],
    [`${vendor.games[1]?.id}`, "Table", null, undefined, undefined],
  ]);
  // The brand's minimum is ₹1.00, and 15 paise divide the first amount from it on.
  expect(items.map(({ minimumBet }) => minimumBet)).toEqual([{ amount: "1.05", currency: "INR" }, undefined]);
  const member = clientOf(world, await signIn(world, await addMember(world, 1000n)));
  const [first] = vendor.games;
  expect(await member.write("games.launch", { gameId: first?.id ?? "" })).toMatchObject({
    game_url: expect.stringContaining("/play/rain?"),
  });
  const lines = await world.system.db
    .select()
    .from(audit)
    .where(and(eq(audit.brand, brand), eq(audit.action, "games.add")));
  expect(lines.map(({ requestId }) => requestId)).toEqual([`operator ${editor.username}`]);
});

it("adds further games of a known vendor, and none where one is known or wrong", async () => {
  const world = await newWorld();
  const { brand } = world;
  const manager = await addOperator(world, "manager");
  const vendor = vendorOf();
  const add = async (rest: object = {}) => await manager.said("games add", { brand, vendor: { ...vendor, ...rest } });
  expect(await add()).toMatchObject({ games: 2 });
  const [known] = vendor.games;
  const more = { ...known, id: `${known?.id}-2`, title: "More rain" };
  expect(await add({ games: [more, known] })).toBe(`There is a game ${known?.id} already.`);
  expect(await add({ games: [more, more] })).toContain("games: an id comes twice");
  expect(await add({ games: [{ ...more, category: "LOTT" }] })).toContain("games.0.category");
  expect(await add({ games: [{ ...more, launchCode: "../admin" }] })).toContain("games.0.launchCode");
  expect(await add({ games: [{ ...more, volatility: "extreme" }] })).toContain("games.0.volatility");
  expect(await add({ games: [{ ...more, stakeStep: 0 }] })).toContain("games.0.stakeStep");
  expect(await add({ games: [{ ...more, lines: 2.5 }] })).toContain("games.0.lines");
  expect(await add({ games: [more] })).toMatchObject({ games: 1 });
  const { items } = await clientOf(world).read("games.list", { vassalage: vendor.code, limit: 20 });
  expect(items.map(({ name }) => name)).toEqual(["Rain", "Table", "More rain"]);
  expect(await manager.said("games add", { brand: "unknown", vendor: vendorOf() })).toBe("There is no brand unknown.");
  const clerk = await addOperator(world, "support");
  expect(await clerk.said("games add", { brand, vendor: vendorOf() })).toContain("needs one of these roles");
});
