import { beforeAll, expect, it } from "vitest";
import { checkLedger } from "../../../ledger/check.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { testDatabase, type World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, "ONE_MINUTE_5", "ZY_FIVE");
});

const gameCode = "ONE_MINUTE_5";
const bet = { play: "last-three-direct", selection: "1 2|3|4 5", unit: "1.00", multiple: 2 };

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
  expect(items).toMatchObject([{ id: first.ticket.id, status: "open", stake: { amount: "9.00" } }]);
  expect((await checkLedger(world.system.db)).filter(({ breaches }) => breaches.length > 0)).toEqual([]);
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

it("refuses a ticket after the close and names the draw that takes tickets", async () => {
  const { client, issue } = await player();
  const { draws } = await client.read("lottery.game", { gameCode });
  world.advance((draws[0]?.closesAt ?? 0) - world.system.now().getTime());
  expect(await refusal(client.write("lottery.buy", { gameCode, issue, bets: [bet] }, { key: newKey() }))).toMatchObject({
    code: "lottery.draw_closed",
    value: { open: { issue: draws[1]?.issue } },
  });
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

async function openIssue(client: Awaited<ReturnType<typeof player>>["client"]): Promise<string> {
  return (await client.read("lottery.game", { gameCode })).draws[0]?.issue ?? "";
}
