import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { brands } from "../src/db/schema/brand.ts";
import { members, sessions } from "../src/db/schema/member.ts";
import { checkLedger } from "../src/ledger/check.ts";
import { clientOf } from "./harness/client.ts";
import { addMember, cashOf, signIn, type TestMember } from "./harness/member.ts";
import { about, ending, newId, placeBet, providerCall, type Seat, takeSeat } from "./harness/provider.ts";
import { useDatabase, type World, type WorldOptions } from "./harness/world.ts";

const newWorld = useDatabase();

interface Table {
  world: World;
  member: TestMember;
  token: string;
  seat: Seat;
}

/** A member with ₹1,000.00 at the slot. */
async function seated(options: WorldOptions = {}, rest: Parameters<typeof addMember>[2] = {}): Promise<Table> {
  const world = await newWorld(options);
  const member = await addMember(world, 100_000n, rest);
  const token = await signIn(world, member);
  return { world, member, token, seat: await takeSeat(world, token) };
}

async function sound({ world }: Table): Promise<void> {
  const results = await checkLedger(world.system.db);
  expect(results.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
  expect(world.logged).toEqual([]);
}

const record = async ({ world, token }: Table) => (await clientOf(world, token).call("bets.list")).items;

it("takes a bet, pays a win and closes the round in step with the record", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  expect(bet).toMatchObject({ status: 200, code: "ok", balance: "975.00", currency: "INR" });
  expect((await record(table))[0]).toMatchObject({
    status: "open",
    stake: { amount: "25.00" },
    payout: { amount: "0.00" },
    net: { amount: "0.00" },
  });
  expect(await providerCall(world, "win", about(seat, bet, "60.50"))).toMatchObject({ code: "ok", balance: "1035.50" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "60.50"))).toMatchObject({
    code: "ok",
    balance: "1035.50",
  });
  expect((await record(table))[0]).toMatchObject({ status: "won", net: { amount: "35.50" }, validBet: { amount: "25.00" } });
  const balance = await clientOf(world, table.token).call("wallet.balance");
  expect(balance).toMatchObject({ sumBalance: { amount: "1035.50", currency: "INR" }, isSingle: true });
  expect(await cashOf(world, member)).toBe(103_550n);
  await sound(table);
});

it("answers a repeated transaction with the stored answer and moves nothing", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const first = await placeBet(world, seat, { amount: "25.00" });
  await placeBet(world, seat, { amount: "5.00" });
  const again = await placeBet(world, seat, { amount: "25.00", roundId: first.roundId, transactionId: first.transactionId });
  expect(again).toMatchObject({ code: "ok", balance: "975.00", reference: first.reference, replayed: true });
  expect(await cashOf(world, member)).toBe(97_000n);
  await sound(table);
});

it("takes one of two bets that arrive together under one id", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const ids = { roundId: newId("round"), transactionId: newId("bet"), amount: "40.00" };
  const replies = await Promise.all([placeBet(world, seat, ids), placeBet(world, seat, ids), placeBet(world, seat, ids)]);
  expect(replies.map(({ code, balance }) => ({ code, balance }))).toEqual(
    Array.from({ length: 3 }, () => ({ code: "ok", balance: "960.00" })),
  );
  expect(replies.filter(({ replayed }) => replayed)).toHaveLength(2);
  expect(await cashOf(world, member)).toBe(96_000n);
  await sound(table);
});

it("refuses the same id with other fields", async () => {
  const table = await seated();
  const { world, seat } = table;
  const { roundId, transactionId } = await placeBet(world, seat, { amount: "25.00" });
  expect(await placeBet(world, seat, { amount: "26.00", roundId, transactionId })).toMatchObject({
    status: 409,
    code: "conflict",
  });
  expect(await placeBet(world, seat, { amount: "25.00", transactionId })).toMatchObject({ code: "conflict" });
  const rollback = { ...about(seat, { roundId, transactionId }, "25.00"), transactionId };
  expect(await providerCall(world, "rollback", rollback)).toMatchObject({ code: "conflict" });
  await sound(table);
});

it("repeats a bet after a new launch, because the game session is no part of the intent", async () => {
  const table = await seated();
  const { world, token, seat } = table;
  const { roundId, transactionId } = await placeBet(world, seat);
  const second = await takeSeat(world, token);
  expect(second.member).toBe(seat.member);
  expect(await placeBet(world, second, { roundId, transactionId })).toMatchObject({ code: "ok", replayed: true });
});

it("gives a stake back once and shows the round as refunded", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  const rollback = about(seat, bet, "25.00");
  expect(await providerCall(world, "rollback", rollback)).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await providerCall(world, "rollback", rollback)).toMatchObject({ code: "ok", replayed: true });
  expect(await providerCall(world, "rollback", about(seat, bet, "25.00"))).toMatchObject({ code: "conflict" });
  expect(await providerCall(world, "win", about(seat, bet, "5.00"))).toMatchObject({ code: "conflict" });
  expect((await record(table))[0]).toMatchObject({ status: "refunded", stake: { amount: "25.00" }, net: { amount: "0.00" } });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "0.00", "0.00", "void"))).toMatchObject({ code: "ok" });
  expect(await cashOf(world, member)).toBe(100_000n);
  await sound(table);
});

it("remembers a rollback that came before its bet, and refuses the late bet for ever", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const ids = { roundId: newId("round"), transactionId: newId("bet") };
  expect(await providerCall(world, "rollback", about(seat, ids, "25.00"))).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await placeBet(world, seat, { amount: "25.00", ...ids })).toMatchObject({ status: 410, code: "tombstoned" });
  expect(await placeBet(world, seat, { amount: "25.00", ...ids })).toMatchObject({ code: "tombstoned" });
  expect(await cashOf(world, member)).toBe(100_000n);
  await sound(table);
});

it("refuses a rollback of a bet that was paid, and one of another amount", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  expect(await providerCall(world, "rollback", about(seat, bet, "24.00"))).toMatchObject({ code: "conflict" });
  await providerCall(world, "win", about(seat, bet, "5.00"));
  expect(await providerCall(world, "rollback", about(seat, bet, "25.00"))).toMatchObject({ code: "conflict" });
  await sound(table);
});

it("pays on a bet that it knows, and on no other", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat);
  expect(await providerCall(world, "win", about(seat, { ...bet, transactionId: newId("bet") }, "5.00"))).toMatchObject({
    status: 404,
    code: "not_found",
  });
  expect(await providerCall(world, "win", about(seat, { ...bet, roundId: newId("round") }, "5.00"))).toMatchObject({
    code: "not_found",
  });
  expect(await providerCall(world, "win", about(seat, bet, "0.00"))).toMatchObject({ status: 400, code: "invalid" });
});

it("closes a round only on the sums that the ledger holds", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "24.00", "0.00"))).toMatchObject({ code: "conflict" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "9.00"))).toMatchObject({ code: "conflict" });
  expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "0.00"))).toMatchObject({ code: "ok" });
  expect(await placeBet(world, seat, { roundId: bet.roundId })).toMatchObject({ code: "conflict" });
  expect(await providerCall(world, "endRound", ending(seat, newId("round"), "1.00", "0.00"))).toMatchObject({
    code: "not_found",
  });
  expect((await record(table))[0]).toMatchObject({ status: "lost", net: { amount: "-25.00" } });
  await sound(table);
});

it("refuses a stake that is not there, telling what is", async () => {
  const table = await seated();
  expect(await placeBet(table.world, table.seat, { amount: "1000.01" })).toMatchObject({
    status: 402,
    code: "insufficient",
    balance: "1000.00",
    currency: "INR",
  });
  await sound(table);
});

it("holds the limits of the house", async () => {
  const { world, seat } = await seated();
  expect(await placeBet(world, seat, { amount: "0.99" })).toMatchObject({ status: 429, code: "limit_reached" });
  expect(await placeBet(world, seat, { amount: "100000.01" })).toMatchObject({ code: "limit_reached" });
  expect(await placeBet(world, seat, { amount: "0.00" })).toMatchObject({ code: "invalid" });
  expect(await placeBet(world, seat, { amount: "10.0" })).toMatchObject({ code: "invalid" });
  expect(await placeBet(world, { ...seat, currency: "USD" })).toMatchObject({ code: "not_found" });
  expect(await placeBet(world, { ...seat, member: newId("m") })).toMatchObject({ code: "not_found" });
  expect(await placeBet(world, { ...seat, gameCode: "another-game" })).toMatchObject({ code: "invalid" });
});

it("stops new bets of a locked account; wins and rollbacks pass", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const won = await placeBet(world, seat);
  const returned = await placeBet(world, seat);
  await world.system.db.update(members).set({ betsLocked: true }).where(eq(members.id, member.id));
  expect(await placeBet(world, seat)).toMatchObject({ status: 423, code: "locked" });
  expect(await providerCall(world, "win", about(seat, won, "30.00"))).toMatchObject({ code: "ok" });
  expect(await providerCall(world, "rollback", about(seat, returned, "10.00"))).toMatchObject({ code: "ok", balance: "1020.00" });
  await sound(table);
});

it("stops new bets under maintenance and in a closed region; what is owed is paid", async () => {
  const table = await seated();
  const { world, seat } = table;
  const bet = await placeBet(world, seat);
  const set = async (change: Partial<typeof brands.$inferInsert>) =>
    await world.system.db.update(brands).set(change).where(eq(brands.code, world.brand));
  await set({ maintenance: true });
  expect(await placeBet(world, seat)).toMatchObject({ status: 503, code: "maintenance" });
  await set({ maintenance: false, blockedAddresses: ["127.0.0.0/8"] });
  expect(await placeBet(world, seat)).toMatchObject({ code: "locked" });
  expect(await providerCall(world, "win", about(seat, bet, "30.00"))).toMatchObject({ code: "ok" });
});

it("ends betting with the sign-in, and pays wins after it", async () => {
  const table = await seated();
  const { world, seat, token } = table;
  const bet = await placeBet(world, seat);
  await clientOf(world, token).call("session.logout");
  expect(await placeBet(world, seat)).toMatchObject({ status: 401, code: "session_expired" });
  const { gameCode: _, ...who } = seat;
  expect(await providerCall(world, "balance", who)).toMatchObject({ code: "session_expired" });
  expect(await providerCall(world, "win", about(seat, bet, "30.00"))).toMatchObject({ code: "ok", balance: "1020.00" });
  expect(await placeBet(world, seat, { roundId: bet.roundId, transactionId: bet.transactionId })).toMatchObject({
    code: "ok",
    replayed: true,
  });
});

it("keeps a player who only spins signed in, and lets go of one who does nothing", async () => {
  const { world, seat, token } = await seated();
  for (let turn = 0; turn < 4; turn += 1) {
    world.advance(20 * 60_000);
    expect(await placeBet(world, seat)).toMatchObject({ code: "ok" });
  }
  expect(await clientOf(world, token).call("member.icon")).toMatchObject({ avatarType: "STATIC" });
  world.advance(31 * 60_000);
  expect(await placeBet(world, seat)).toMatchObject({ code: "session_expired" });
});

it("uses a launch token once, and soon", async () => {
  const { world, token } = await seated();
  const launch = async () => {
    const { game_url } = await clientOf(world, token).call("games.launch", { gameId: "test.patang" });
    return new URL(game_url ?? "");
  };
  const url = await launch();
  expect(url.pathname).toBe("/play/test-patang");
  expect([url.searchParams.get("lang"), url.searchParams.get("brand")]).toEqual(["en", "baize"]);
  const request = { token: url.searchParams.get("token"), gameCode: "test-patang" };
  expect(await providerCall(world, "session", request)).toMatchObject({
    code: "ok",
    game: { title: "Patang" },
    currencyDigits: 2,
    limits: { minBet: "1.00" },
  });
  expect(await providerCall(world, "session", request)).toMatchObject({ status: 401, code: "session_expired" });
  const late = (await launch()).searchParams.get("token");
  world.advance(121_000);
  expect(await providerCall(world, "session", { token: late, gameCode: "test-patang" })).toMatchObject({
    code: "session_expired",
  });
  const ended = (await launch()).searchParams.get("token");
  await world.system.db.update(sessions).set({ endedAt: world.system.now() });
  expect(await providerCall(world, "session", { token: ended, gameCode: "test-patang" })).toMatchObject({
    code: "session_expired",
  });
});

it("takes a signed, fresh call once", async () => {
  const table = await seated();
  const { world, seat } = table;
  const body = { session: seat.session, member: seat.member, currency: seat.currency };
  expect(await providerCall(world, "balance", body, { "x-baize-signature": `v1=${"0".repeat(64)}` })).toMatchObject({
    status: 401,
    code: "bad_signature",
  });
  expect(await providerCall(world, "balance", body, { "x-baize-provider": "somebody" })).toMatchObject({ code: "bad_signature" });
  const { OPERATIONS } = await import("@baize/api/provider/operations");
  const { signHeaders } = await import("@baize/api/provider/sign");
  const { SANDBOX_PROVIDER } = await import("@baize/api/provider/identity");
  const text = JSON.stringify(body);
  const { path } = OPERATIONS.balance;
  const headers = signHeaders(
    { provider: SANDBOX_PROVIDER.id, method: "POST", path, body: text },
    SANDBOX_PROVIDER.secret,
    world.system.now().getTime(),
  );
  const send = async () => await (await world.fetch(path, { method: "POST", body: text, headers })).json();
  expect(await send()).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await send()).toMatchObject({ code: "stale" });
  world.advance(6 * 60_000);
  expect(await send()).toMatchObject({ code: "stale" });
  expect(await providerCall(world, "bet", { hello: "world" })).toMatchObject({ status: 400, code: "invalid" });
});

it("cannot be made to take a refused bet later by sending the same call again", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const { OPERATIONS } = await import("@baize/api/provider/operations");
  const { signHeaders } = await import("@baize/api/provider/sign");
  const { SANDBOX_PROVIDER } = await import("@baize/api/provider/identity");
  const text = JSON.stringify({ ...seat, amount: "1500.00", roundId: newId("round"), transactionId: newId("bet") });
  const { path } = OPERATIONS.bet;
  const headers = signHeaders(
    { provider: SANDBOX_PROVIDER.id, method: "POST", path, body: text },
    SANDBOX_PROVIDER.secret,
    world.system.now().getTime(),
  );
  const send = async () => await (await world.fetch(path, { method: "POST", body: text, headers })).json();
  expect(await send()).toMatchObject({ code: "insufficient" });
  const { deposit } = await import("./harness/member.ts");
  await deposit(world, member.owner, 100_000n);
  expect(await send()).toMatchObject({ code: "stale" });
  expect(await cashOf(world, member)).toBe(200_000n);
});

it("keeps demo money in a book of its own, off the winners board and out of valid bets", async () => {
  const table = await seated({ config: { bets: { min: "100", max: "10000000", winnerFrom: "100" } } }, { kind: 4, book: "demo" });
  const { world, seat } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  await providerCall(world, "win", about(seat, bet, "90.00"));
  await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "90.00"));
  expect((await record(table))[0]).toMatchObject({ status: "won", validBet: { amount: "0.00" } });
  expect((await clientOf(world).call("winners.list")).items).toEqual([]);
  await sound(table);
});

it("puts a large win on the winners board under a masked name", async () => {
  const table = await seated({ config: { bets: { min: "100", max: "10000000", winnerFrom: "5000" } } });
  const { world, seat, member } = table;
  const bet = await placeBet(world, seat, { amount: "25.00" });
  await providerCall(world, "win", about(seat, bet, "90.00"));
  await providerCall(world, "endRound", ending(seat, bet.roundId, "25.00", "90.00"));
  const [winner] = (await clientOf(world).call("winners.list")).items;
  expect(winner).toMatchObject({ amount: { amount: "90.00" }, gameName: "Pearl Monsoon" });
  expect(winner?.player).not.toContain(member.username);
});
