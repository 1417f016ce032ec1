import { beforeAll, beforeEach, expect, it } from "vitest";
import { checkDraw } from "@baize/domain/lottery/check-draw";
import { readDrawFile } from "@baize/domain/lottery/draw-proof";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { advanceTo, finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, "ONE_MINUTE_5", "ZY_FIVE");
});
beforeEach(async () => await skipClosingDraw(world, gameCode));

const gameCode = "ONE_MINUTE_5";
const bet = { play: "last-three-direct", selection: "1 2|3|4 5", unit: "1.00", multiple: 2 };

const never = (): never => {
  throw new Error("There is no such draw");
};

async function player(cash = 100_000n) {
  const client = await clientFor(world, await addMember(world, cash));
  const { draws } = await client.read("lottery.game", { gameCode });
  return { client, issue: draws[0]?.issue ?? "" };
}

it("takes a stake once for a ticket of several bets, however often it is confirmed", async () => {
  const { client, issue } = await player();
  const order = { gameCode, issue, bets: [bet, { ...bet, play: "sum-half", selection: "big", multiple: 1 }] };
  const key = newKey();
  const [first, second] = [await client.write("lottery.buy", order, { key }), await client.write("lottery.buy", order, { key })];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ ticket: { state: "open", lines: 5, stake: { amount: "9.00" } }, balance: { amount: "991.00" } });
  expect(first.bets.map(({ selection, lines }) => [selection, lines])).toEqual([
    ["1,2|3|4,5", 4],
    ["big", 1],
  ]);
  const detail = await client.read("lottery.ticket", { id: first.ticket.id });
  expect(detail).toMatchObject({ leaf: first.leaf, proof: null, file: null, draw: { issue, numbers: [] } });
  expect((await client.read("lottery.tickets", {})).items).toEqual([first.ticket]);
  const { items } = await client.read("bets.list", {});
  expect(items).toMatchObject([{ id: first.ticket.id, lotteryGameCode: gameCode, status: "open", stake: { amount: "9.00" } }]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("refuses bad bets by their place, with each problem", async () => {
  const { client, issue } = await player();
  const buy = async (change: Partial<typeof bet>) =>
    await refusal(client.write("lottery.buy", { gameCode, issue, bets: [bet, { ...bet, ...change }] }, { key: newKey() }));
  expect(await buy({ selection: "1 x|33|4 4" })).toMatchObject({
    code: "lottery.bad_bet",
    value: {
      bet: 1,
      code: "selection",
      problems: [
        { code: "not_number", token: "x", at: 1 },
        { code: "not_number", token: "33", at: 2 },
        { code: "repeated", token: "4", at: 4 },
      ],
    },
  });
  expect(await buy({ play: "no-such-play" })).toMatchObject({ value: { code: "unknown_play" } });
  expect(await buy({ unit: "0.03" })).toMatchObject({ value: { code: "unit" } });
  expect(await buy({ unit: "0.10", multiple: 1 })).toMatchObject({ value: { code: "stake_too_small" } });
  expect(await buy({ multiple: 9999 })).toMatchObject({ value: { code: "multiple" } });
  expect((await client.read("lottery.tickets", {})).items).toEqual([]);
  const quoted = client.write("lottery.quote", { gameCode, bets: [{ ...bet, multiple: 9999 }] });
  expect(await refusal(quoted)).toMatchObject({ code: "lottery.bad_bet", value: { bet: 0, code: "multiple" } });
});

it("reads digits of other scripts", async () => {
  const { client } = await player();
  const quote = await client.write("lottery.quote", { gameCode, bets: [{ ...bet, selection: "۱ २|٣|4" }] });
  expect(quote).toMatchObject({ lines: 2, bets: [{ selection: "1,2|3|4" }] });
});

it("takes a ticket until the last millisecond before the close and from the opening, and names the draw that is open", async () => {
  const { client } = await player();
  const { draws } = await client.read("lottery.game", { gameCode });
  const [open, next] = [draws[0] ?? never(), draws[1] ?? never()];
  const buy = async (issue: string) => await client.write("lottery.buy", { gameCode, issue, bets: [bet] }, { key: newKey() });
  const refused = async (issue: string) => await refusal(buy(issue));
  advanceTo(world, open.closesAt - 1);
  expect(await buy(open.issue)).toMatchObject({ ticket: { issue: open.issue, state: "open" } });
  expect(open.closesAt - 1).toBeLessThan(next.opensAt);
  expect(await refused(next.issue)).toMatchObject({ code: "lottery.draw_closed", value: { open: { issue: open.issue } } });
  for (const at of [open.closesAt, open.closesAt + 1]) {
    advanceTo(world, at);
    expect(await refused(open.issue)).toMatchObject({ code: "lottery.draw_closed", value: { open: { issue: next.issue } } });
  }
  advanceTo(world, Math.max(next.opensAt, open.closesAt + 1));
  expect(await buy(next.issue)).toMatchObject({ ticket: { issue: next.issue, state: "open" } });
});

it("refuses a stake that cash, the member's own limit or the draw's does not allow", async () => {
  const { client, issue } = await player(1000n);
  const buy = async (multiple: number) =>
    await refusal(
      client.write("lottery.buy", { gameCode, issue: await openIssue(client), bets: [{ ...bet, multiple }] }, { key: newKey() }),
    );
  expect(await buy(100)).toMatchObject({ code: "money.insufficient" });
  await client.write("responsibleGambling.setLimit", { kind: "wager", period: "day", amount: "5.00" });
  expect(await buy(2)).toMatchObject({ code: "responsible_gambling.limit_reached" });
  expect(issue).not.toBe("");
});

/** Numbers of five digits, one after the other. */
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(from + at).padStart(5, "0")).join(" ");

it("takes a bet and each draw of a chase up to the most of the play, and names it in the quote", async () => {
  const { client, issue } = await player(1_000_000n);
  const most = { play: "five-number", selection: numbers(0, 25), unit: "0.10", multiple: 400 };
  const above = { ...most, selection: numbers(100, 73), multiple: 137 };
  const quote = await client.write("lottery.quote", { gameCode, bets: [most, bet] });
  expect(quote.bets).toMatchObject([
    { stake: { amount: "1000.00" }, minStake: { amount: "2.50" }, maxStake: { amount: "1000.00" } },
    { minStake: { amount: "1.00" }, maxStake: { amount: "10000.00" } },
  ]);
  const { plays } = await client.read("lottery.game", { gameCode });
  expect(plays.find(({ play }) => play === most.play)).toMatchObject({ maxStake: { amount: "1000.00" } });
  const buy = async (order: typeof most) =>
    await client.write("lottery.buy", { gameCode, issue, bets: [bet, order] }, { key: newKey() });
  const chase = async (last: number) => {
    const order = { gameCode, issue, bets: [{ ...above, multiple: 1 }], multiples: [1, last] };
    return await client.write("lottery.chase", order, { key: newKey() });
  };
  // 1,000.10: one line of the smallest unit more.
  const refused = { code: "lottery.bad_bet", value: { code: "stake_too_large" } };
  expect(await refusal(buy(above))).toMatchObject({ ...refused, value: { bet: 1, ...refused.value } });
  expect(await refusal(chase(137))).toMatchObject(refused);
  expect((await client.read("wallet.balance", {})).sumBalance.amount).toBe("10000.00");
  expect(await buy(most)).toMatchObject({ ticket: { state: "open", stake: { amount: "1008.00" } } });
  expect(await chase(136)).toMatchObject({ chase: { stakes: [{ amount: "7.30" }, { amount: "992.80" }] } });
});

it("pays a prize that is lower by the rebate, and the rebate, and refuses a rebate above the most", async () => {
  const { client } = await player();
  const zy = "ZY_FIVE";
  const { draws } = await client.read("lottery.game", { gameCode: zy });
  const key = { game: zy, issue: draws[0]?.issue ?? "" };
  // One of both halves wins, whatever comes.
  const halves = { play: "position-half", selection: "1-big 1-small", unit: "1.00", multiple: 10 };
  const buy = async (rebatePpm: number) => {
    const order = { gameCode: zy, issue: key.issue, bets: [{ ...halves, rebatePpm }] };
    return await client.write("lottery.buy", order, { key: newKey() });
  };
  expect(await refusal(buy(80_001))).toMatchObject({ code: "lottery.bad_bet", value: { bet: 0, code: "rebate" } });
  advanceTo(world, Math.max(draws[0]?.opensAt ?? 0, world.system.now().getTime()));
  const [without, some, most] = [await buy(0), await buy(50_000), await buy(80_000)];
  await finishDraw(world, key);
  // Of a stake of 20.00: prizes return 97.5 % of all stakes, less the rebate.
  for (const [{ ticket }, prize, rebate, payout] of [
    [without, "19.50", "0.00", "19.50"],
    [some, "18.50", "1.00", "19.50"],
    [most, "17.90", "1.60", "19.50"],
  ] as const) {
    const { ticket: settled, bets, file } = await client.read("lottery.ticket", { id: ticket.id });
    expect(bets).toMatchObject([{ winningLines: 1, prize: { amount: prize }, rebate: { amount: rebate } }]);
    expect(settled).toMatchObject({ stake: { amount: "20.00" }, payout: { amount: payout } });
    const read = readDrawFile(file ?? "");
    expect((await checkDraw(read, read.key)).isRight).toBe(true);
  }
  expect((await client.read("wallet.balance", {})).sumBalance.amount).toBe("998.50");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

async function openIssue(client: Awaited<ReturnType<typeof player>>["client"]): Promise<string> {
  return (await client.read("lottery.game", { gameCode })).draws[0]?.issue ?? "";
}
