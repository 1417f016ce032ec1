import { expect, it } from "vitest";
import { sessions } from "../identity/schema.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { loadCash, deposit } from "../../../test/harness/member.ts";
import { about, vendorId, placeBet, providerCall, seatedIn, signedCall } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const seated = async () => await seatedIn(await newWorld());

it("refuses bets after signing out, and still pays wins", async () => {
  const table = await seated();
  const { world, seat, token } = table;
  const bet = await placeBet(world, seat);
  await clientOf(world, token).write("session.logout");
  expect(await placeBet(world, seat)).toMatchObject({ status: 401, code: "session_expired" });
  const { gameCode: _, ...who } = seat;
  expect(await providerCall(world, "balance", who)).toMatchObject({ code: "session_expired" });
  expect(await providerCall(world, "win", about(seat, bet, "30.00"))).toMatchObject({ code: "ok", balance: "1020.00" });
  expect(await placeBet(world, seat, { roundId: bet.roundId, transactionId: bet.transactionId })).toMatchObject({
    code: "ok",
    replayed: true,
  });
});

it("keeps a player who only spins signed in, and ends an idle session", async () => {
  const { world, seat, token } = await seated();
  for (let turn = 0; turn < 4; turn += 1) {
    world.advance(20 * 60_000);
    expect(await placeBet(world, seat)).toMatchObject({ code: "ok" });
  }
  expect(await clientOf(world, token).read("member.icon")).toMatchObject({ avatarType: "STATIC" });
  world.advance(31 * 60_000);
  expect(await placeBet(world, seat)).toMatchObject({ code: "session_expired" });
});

it("accepts a launch token once, and soon", async () => {
  const { world, token } = await seated();
  const launch = async () => {
    const { game_url } = await clientOf(world, token).write("games.launch", { gameId: "test.patang" });
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

it("accepts a signed, fresh call once", async () => {
  const table = await seated();
  const { world, seat } = table;
  const body = { session: seat.session, member: seat.member, currency: seat.currency };
  expect(await providerCall(world, "balance", body, { "x-baize-signature": `v1=${"0".repeat(64)}` })).toMatchObject({
    status: 401,
    code: "bad_signature",
  });
  expect(await providerCall(world, "balance", body, { "x-baize-provider": "unknown" })).toMatchObject({ code: "bad_signature" });
  const send = signedCall(world, "balance", body);
  expect(await send()).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await send()).toMatchObject({ code: "stale" });
  world.advance(6 * 60_000);
  expect(await send()).toMatchObject({ code: "stale" });
  expect(await providerCall(world, "bet", { hello: "world" })).toMatchObject({ status: 400, code: "invalid" });
});

it("refuses a repeated call even where the first was refused for another reason", async () => {
  const table = await seated();
  const { world, seat, member } = table;
  const send = signedCall(world, "bet", {
    ...seat,
    amount: "1500.00",
    roundId: vendorId("round"),
    transactionId: vendorId("bet"),
  });
  expect(await send()).toMatchObject({ code: "insufficient" });
  await deposit(world, member.owner, 100_000n);
  expect(await send()).toMatchObject({ code: "stale" });
  expect(await loadCash(world, member)).toBe(200_000n);
});
