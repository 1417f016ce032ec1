import { beforeAll, beforeEach, expect, it } from "vitest";
import { lottery } from "@baize/api/contract/lottery";
import { MOST_SELECTION_CHARACTERS, MOST_TICKET_CHARACTERS } from "@baize/domain/lottery/prize-mode";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const gameCode = "ONE_MINUTE_5";

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, gameCode);
});
beforeEach(async () => await skipClosingDraw(world, gameCode));

/** Ten thousand numbers of five digits from this one, by their zero in a script: as many as one selection takes. */
const betFrom = (from: number, zero = "0") => {
  const inScript = (digit: string) => String.fromCharCode(zero.charCodeAt(0) + Number(digit));
  const numbers = Array.from({ length: 10_000 }, (_, at) => Array.from(String(from + at).padStart(5, "0"), inScript).join(""));
  return { play: "five-number", selection: `${numbers.join(" ")} `, unit: "0.10", multiple: 1 };
};

/** As many bets as the selections of one ticket have characters for. */
const fullTicket = (zero?: string) =>
  Array.from({ length: MOST_TICKET_CHARACTERS / MOST_SELECTION_CHARACTERS }, (_, at) => betFrom(at * 10_000, zero));

it("takes two bets of ten thousand numbers each in one ticket and in a chase, and proves them whole", async () => {
  const client = await clientFor(world, await addMember(world, 1_000_000n));
  const issue = (await client.read("lottery.game", { gameCode })).draws[0]?.issue ?? "";
  const bets = [betFrom(0), betFrom(10_000)];
  const { ticket } = await client.write("lottery.buy", { gameCode, issue, bets }, { key: newKey() });
  expect(ticket).toMatchObject({ lines: 20_000, stake: { amount: "2000.00" } });
  const chased = client.write("lottery.chase", { gameCode, issue, bets, multiples: [1, 1] }, { key: newKey() });
  expect(await chased).toMatchObject({ chase: { stakes: [{ amount: "2000.00" }, { amount: "2000.00" }] } });
  await finishDraw(world, { game: gameCode, issue });
  const settled = await client.read("lottery.ticket", { id: ticket.id });
  expect(settled.bets.map(({ bet }) => bet.lines)).toEqual([10_000, 10_000]);
  expect(settled.file?.length).toBeGreaterThan(2 * (MOST_SELECTION_CHARACTERS - 1));
});

it("refuses selections that are longer together than a ticket may have", async () => {
  const client = await clientFor(world, await addMember(world));
  const quote = async (bets: ReturnType<typeof betFrom>[]) => await client.write("lottery.quote", { gameCode, bets });
  expect(await quote(fullTicket())).toMatchObject({ lines: 40_000, stake: { amount: "4000.00" } });
  expect(await refusal(quote([...fullTicket(), { ...betFrom(0), selection: "1" }]))).toMatchObject({
    code: "input.invalid",
    value: { issues: [{ field: "bets", code: "too_long", params: { max: MOST_TICKET_CHARACTERS } }] },
  });
});

/** The same JSON with every character of a selection escaped. */
const escaped = (bets: ReturnType<typeof betFrom>[]) =>
  bets.map(
    ({ selection, ...bet }) =>
      `{"selection":"${selection.replaceAll(/./gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`)}",${JSON.stringify(bet).slice(1)}`,
  );

it("reads as many bytes as the longest selections may have, and not one more", async () => {
  const token = await signIn(world, await addMember(world));
  const { path, maxBytes } = lottery["lottery.quote"];
  const body = `{"gameCode":"${gameCode}","bets":[${escaped(fullTicket("०")).join(",")}]}`;
  const send = async (bytes: number) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const answer = await world.fetch(path, { method: "POST", body: body.padEnd(bytes), headers });
    return { status: answer.status, body: await answer.text() };
  };
  expect(await send(maxBytes)).toMatchObject({ status: 200, body: expect.stringContaining('"lines":40000') });
  const above = await send(maxBytes + 1);
  expect([above.status, JSON.parse(above.body)]).toMatchObject([413, { code: "input.too_long", value: { max: maxBytes } }]);
});
