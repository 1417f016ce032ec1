import { expect, it } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { Operation } from "@baize/api/provider/operations";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import type { GameProvider } from "../../platform/config/game-providers.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { loadCash } from "../../../test/harness/member.ts";
import { addOperator } from "../../../test/harness/operators.ts";
import { openWorld } from "../../../test/harness/make-world.ts";
import { about, ending, providerCall, type Reply, seatedIn, signedRequest, vendorId } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World, WorldOptions } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

interface Harbour {
  readonly world: World;
  /** The second provider: one of this world alone, because all worlds of a file share the catalogue. */
  readonly harbour: GameProvider;
  readonly gameId: string;
}

/** A world with a second provider, whose game has the same code as one of the first. */
async function withHarbour(config: WorldOptions["config"] = {}): Promise<Harbour> {
  const id = vendorId("h").replace("_", "-");
  const harbour = { id, url: "https://games.harbour.example", secret: `a-secret-of-${id}` };
  const world = await newWorld({ config, environment: { MORE_PROVIDERS: `${id} ${harbour.url} ${harbour.secret}` } });
  const gameId = `${id}.coin`;
  const game = { id: gameId, title: "Coin", category: "MINI", launchCode: SANDBOX_PROVIDER.slot };
  const vendor = { code: world.brand.toUpperCase(), name: "Harbour", provider: id, games: [game] };
  await (await addOperator(world, "content")).said("games add", { brand: world.brand, vendor });
  return { world, harbour, gameId };
}

async function sendCall({ world, harbour }: Harbour, operation: Operation, body: object, signer = harbour): Promise<Reply> {
  const { path, init } = signedRequest(operation, body, world.system.now().getTime(), {}, signer);
  const answer = await world.fetch(path, init);
  return { ...(await answer.json()), status: answer.status };
}

/** The second provider's game as its server has it after a launch; the first cannot use the token. */
async function seatAt(place: Harbour, token: string) {
  const { world, harbour, gameId } = place;
  const { game_url } = await clientOf(world, token).write("games.launch", { gameId });
  const url = new URL(game_url ?? "");
  expect(url.origin).toBe(harbour.url);
  const exchange = { token: url.searchParams.get("token"), gameCode: SANDBOX_PROVIDER.slot };
  expect(await providerCall(world, "session", exchange)).toMatchObject({ code: "session_expired" });
  const { session = "", member = "", currency = "" } = await sendCall(place, "session", exchange);
  return { session, member, currency, gameCode: SANDBOX_PROVIDER.slot };
}

it("serves two providers whose games, rounds and transactions have the same names", async () => {
  const place = await withHarbour();
  const { world } = place;
  const { member, token, seat } = await seatedIn(world);
  const other = await seatAt(place, token);
  expect(other.member).not.toBe(seat.member);
  const ids = { roundId: vendorId("round"), transactionId: vendorId("bet") };
  expect(await providerCall(world, "bet", { ...seat, ...ids, amount: "10.00" })).toMatchObject({ balance: "990.00" });
  expect(await sendCall(place, "bet", { ...other, ...ids, amount: "20.00" })).toMatchObject({ balance: "970.00" });
  const win = about(other, ids, "30.00");
  expect(await sendCall(place, "win", win)).toMatchObject({ balance: "1000.00" });
  expect(await providerCall(world, "endRound", ending(seat, ids.roundId, "10.00", "0.00"))).toMatchObject({ code: "ok" });
  expect(await sendCall(place, "endRound", ending(other, ids.roundId, "20.00", "30.00"))).toMatchObject({ code: "ok" });
  const { items } = await clientOf(world, token).read("bets.list");
  expect(Object.fromEntries(items.map(({ gameId, net }) => [gameId, net.amount]))).toEqual({
    [place.gameId]: "10.00",
    "test.slot": "-10.00",
  });
  expect(await loadCash(world, member)).toBe(100_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("answers a provider for its own secret, sessions, players and calls alone", async () => {
  const place = await withHarbour();
  const { world } = place;
  const { token, seat } = await seatedIn(world);
  const other = await seatAt(place, token);
  const bet = { ...other, roundId: vendorId("round"), transactionId: vendorId("bet"), amount: "10.00" };
  const withSecretOf = { ...place.harbour, secret: SANDBOX_PROVIDER.secret };
  expect(await sendCall(place, "bet", bet, withSecretOf)).toMatchObject({ code: "bad_signature", status: 401 });
  expect(await providerCall(world, "bet", bet)).toMatchObject({ code: "not_found" });
  expect(await providerCall(world, "bet", { ...bet, member: seat.member })).toMatchObject({ code: "session_expired" });
  expect(await sendCall(place, "bet", bet)).toMatchObject({ code: "ok", balance: "990.00" });
  const asked = { currency: bet.currency, gameCode: bet.gameCode, transactionId: bet.transactionId };
  expect(await sendCall(place, "status", { ...asked, member: other.member })).toMatchObject({
    status: 200,
    call: { amount: "10.00" },
  });
  expect(await providerCall(world, "status", { ...asked, member: seat.member })).not.toHaveProperty("call");
});

const crediting = (seat: object) => ({
  ...seat,
  transactionId: vendorId("credit"),
  type: "promotion",
  reason: "Monsoon week",
  amount: "5.00",
});

it("keeps credits of the same id apart, and shows each with the provider's own game of that code", async () => {
  const place = await withHarbour();
  const { world } = place;
  const { token, seat } = await seatedIn(world);
  const body = crediting(await seatAt(place, token));
  expect(await sendCall(place, "credit", body)).toMatchObject({ balance: "1005.00" });
  expect(await providerCall(world, "credit", { ...body, ...seat })).toMatchObject({ balance: "1010.00" });
  expect(await sendCall(place, "credit", body)).toMatchObject({ balance: "1005.00", replayed: true });
  const client = clientOf(world, token);
  const { items } = await client.read("transactions.list", { type: "credit" });
  const shown = await Promise.all(items.map(async ({ id }) => (await client.read("transactions.get", { id })).credit));
  const vendors = new Set(shown.map((credit) => credit?.vendorName));
  expect([vendors.size, vendors.has("Harbour")]).toEqual([2, true]);
});

it("pays a credit into the wallet of the provider's own game of that code", async () => {
  const place = await withHarbour({ payments: { isSingle: false } });
  const { world } = place;
  const { token } = await seatedIn(world);
  const seat = await seatAt(place, token);
  expect(await sendCall(place, "credit", crediting(seat))).toMatchObject({ balance: "5.00" });
  expect(await sendCall(place, "balance", seat)).toMatchObject({ balance: "5.00" });
});

it("launches no game of a provider that is not connected, and logs it", async () => {
  const {
    world: { brand, system },
    harbour,
    gameId,
  } = await withHarbour();
  const world = await openWorld(system.database, brand);
  const { token } = await seatedIn(world);
  const launch = clientOf(world, token).write("games.launch", { gameId });
  expect(await refusal(launch)).toMatchObject({ code: "game.launch_failed", status: 502 });
  expect(world.logged).toMatchObject([{ event: "launch.no_provider", facts: { provider: harbour.id } }]);
});

it("refuses games of an unknown provider, and a vendor that another provider serves", async () => {
  const place = await withHarbour();
  const { world, harbour } = place;
  const editor = await addOperator(world, "content");
  const game = { id: `more.${world.brand}`, title: "More", category: "MINI", launchCode: "more" };
  const add = async (rest: object) =>
    await editor.said("games add", { brand: world.brand, vendor: { name: "Harbour", games: [game], ...rest } });
  expect(await add({ code: "NEW", provider: "lagoon-games" })).toBe("No provider lagoon-games is connected.");
  const code = world.brand.toUpperCase();
  expect(await add({ code })).toBe(`The provider of the vendor ${code} is ${harbour.id}.`);
});
