import { expect, it } from "vitest";
import { dateAt, formatDate } from "@baize/domain/calendar/date";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { addOpenDraw, finishDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet } from "../../../../test/harness/lottery-player.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const DAY_MS = 86_400_000;

it("lists the member's tickets of a game, a state, a chase and some days: exactly those", async () => {
  const world = await newWorld();
  await addLotteries(world, "DICE_5M", "HANOI_FAST");
  const member = await addMember(world, 1_000_000n);
  const other = await addMember(world, 1_000_000n);
  const buy = async ({ game, issue }: { game: string; issue: string }, bet: ReturnType<typeof halfBet>, who = member) => {
    const client = await clientFor(world, who);
    world.advance(1);
    return (await client.write("lottery.buy", { gameCode: game, issue, bets: [bet] }, { key: newKey() })).ticket.id;
  };
  const settled = await addOpenDraw(world, "DICE_5M");
  await buy(settled, halfBet("big"), other);
  // One of them wins.
  const halves = [await buy(settled, halfBet("big")), await buy(settled, halfBet("small"))];
  await finishDraw(world, settled);
  const cancelled = await addOpenDraw(world, "DICE_5M");
  const refunded = await buy(cancelled, halfBet("odd"));
  await operateByTwo(world, "lottery cancel", { game: "DICE_5M", issue: cancelled.issue, reason: "The hall is closed" });
  world.advance(DAY_MS);
  const vietnamese = await buy(await addOpenDraw(world, "HANOI_FAST"), { ...halfBet("07", 1), play: "lo-2" });
  const { issue } = await addOpenDraw(world, "DICE_5M");
  const client = await clientFor(world, member);
  world.advance(1);
  const order = { gameCode: "DICE_5M", issue, bets: [halfBet("even")], multiples: [1, 1], stopOnWin: false };
  const { chase } = await client.write("lottery.chase", order, { key: newKey() });

  const items = async (filter: Parameters<typeof client.read<"lottery.tickets">>[1]) =>
    (await client.read("lottery.tickets", filter)).items;
  const ids = async (filter: Parameters<typeof items>[0]) => (await items(filter)).map(({ id }) => id);
  const all = await items({});
  const [chased, ...bought] = all.map(({ id }) => id);
  expect(bought).toEqual([vietnamese, refunded, ...halves.toReversed()]);
  expect(all[0]).toMatchObject({ issue, chaseId: chase.id });
  expect(await ids({ gameCode: "HANOI_FAST" })).toEqual([vietnamese]);
  expect(await ids({ gameCode: "DICE_5M" })).toEqual([chased, refunded, ...halves.toReversed()]);
  expect(await ids({ gameCode: "RACE_TEN" })).toEqual([]);
  expect(await ids({ chaseId: chase.id })).toEqual([chased]);
  expect(await ids({ chaseId: "nothing" })).toEqual([]);
  expect(await ids({ state: "open" })).toEqual([chased, vietnamese]);
  expect(await ids({ state: "refunded" })).toEqual([refunded]);
  const [won, lost] = [await items({ state: "won" }), await items({ state: "lost" })];
  expect([won, lost]).toMatchObject([[{ payout: { amount: "19.10" } }], [{ payout: { amount: "0.00" } }]]);
  expect([...won, ...lost].map(({ id }) => id).toSorted()).toEqual(halves.toSorted());
  expect(await ids({ state: "held" })).toEqual([]);
  const dayOf = (ticket: string) => formatDate(dateAt(all.find(({ id }) => id === ticket)?.at ?? 0, "Asia/Kolkata"));
  expect(await ids({ from: dayOf(vietnamese) })).toEqual([chased, vietnamese]);
  expect(await ids({ to: dayOf(refunded), state: "refunded" })).toEqual([refunded]);
  expect(await ids({ from: dayOf(vietnamese), gameCode: "HANOI_FAST", state: "open" })).toEqual([vietnamese]);
  expect(await ids({ from: dayOf(vietnamese), gameCode: "HANOI_FAST", state: "won" })).toEqual([]);
});
