import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { exposedRows } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { addMember, loadCash } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { members } from "../../identity/schema.ts";
import { playBlocks } from "../../responsible-gambling/schema.ts";
import { games } from "../../gaming/schema.ts";
import { lotteryExposures } from "../schema.ts";

const newWorld = testDatabase();
const gameCode = "DICE_5M";
const bets = [{ play: "triple", selection: "triple-1", unit: "1.00", multiple: 5 }];

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, gameCode);
});

async function player() {
  const member = await addMember(world, 10_000_000n);
  const client = await clientFor(world, member);
  const issue = (await client.read("lottery.game", { gameCode })).draws[0]?.issue ?? "";
  return { member, client, issue };
}
type Player = Awaited<ReturnType<typeof player>>;
type Order = { gameCode?: string; issue?: string; bets?: typeof bets };

const triple = { play: "triple", number: "triple-1" };

const CALLS = {
  "lottery.buy": async ({ client, issue }: Player, order: Order) =>
    await client.write("lottery.buy", { gameCode, issue, bets, ...order }, { key: newKey() }),
  "lottery.chase": async ({ client, issue }: Player, order: Order) =>
    await client.write("lottery.chase", { gameCode, issue, bets, multiples: [1, 1], ...order }, { key: newKey() }),
} as const;

const code = async (work: Promise<unknown>) => (await refusal(work))?.code;

describe.each(Object.entries(CALLS))("%s", (_name, call) => {
  const refused = async (who: Player, order: Order = {}) => await code(call(who, order));

  it("is refused for what the draw and the game do not allow", async () => {
    const who = await player();
    const { db } = world.system;
    expect(await refused(who, { gameCode: "NO_SUCH_GAME" })).toBe("lottery.game_not_found");
    expect(await refused(who, { issue: "1" })).toBe("lottery.draw_closed");
    expect(await refused(who, { bets: [{ play: "triple", selection: "", unit: "1.00", multiple: 5 }] })).toBe("lottery.bad_bet");
    await db.update(games).set({ maintenance: true }).where(eq(games.title, gameCode));
    expect(await refused(who)).toBe("game.maintenance");
    await db.update(games).set({ maintenance: false }).where(eq(games.title, gameCode));
    await db.delete(lotteryExposures);
    await db.insert(lotteryExposures).values(exposedRows({ game: gameCode, issue: who.issue, ...triple }, 500_000_000n));
    expect(await refused(who)).toBe("lottery.number_full");
    await db.delete(lotteryExposures);
  });

  it("is refused for what the member may not stake", async () => {
    const { db } = world.system;
    const who = await player();
    const { id } = who.member;
    const sums = Array.from({ length: 10 }, (_, index) => `sum-${String(index + 3).padStart(2, "0")}`).join(" ");
    const most = Array.from({ length: 50 }, () => ({ play: "sum", selection: sums, unit: "1.00", multiple: 999 }));
    expect(await refused(who, { bets: most })).toBe("money.out_of_range");
    await db.update(members).set({ betsLocked: true }).where(eq(members.id, id));
    expect(await refused(who)).toBe("game.bets_locked");
    await db.update(members).set({ betsLocked: false }).where(eq(members.id, id));
    await call(who, {});
    await who.client.write("responsibleGambling.setLimit", { kind: "wager", period: "day", amount: "6.00" });
    expect(await refused(who)).toBe("responsible_gambling.limit_reached");
    for (const [kind, refusedWith] of [
      ["cool_off", "responsible_gambling.cooling_off"],
      ["self_exclusion", "responsible_gambling.self_excluded"],
    ] as const) {
      const other = await player();
      const startsAt = world.system.now();
      const endsAt = new Date(startsAt.getTime() + 86_400_000);
      await db.insert(playBlocks).values({ id: crypto.randomUUID(), memberId: other.member.id, kind, startsAt, endsAt });
      expect(await refused(other)).toBe(refusedWith);
    }
  });

  it("is refused to a trial account, which still sees the draws", async () => {
    const trial = await addMember(world, 10_000_000n, { kind: 4, book: "demo" });
    const client = await clientFor(world, trial);
    const issue = (await client.read("lottery.game", { gameCode })).draws[0]?.issue ?? "";
    expect(issue).not.toBe("");
    expect(await refused({ member: trial, client, issue })).toBe("auth.demo_account");
    expect(await loadCash(world, trial)).toBe(10_000_000n);
  });

  it("is refused beyond what one member may stake on one draw, and beyond cash", async () => {
    const who = await player();
    const large = [{ play: "sum-half", selection: "big small odd even", unit: "1.00", multiple: 999 }];
    for (let count = 0; count < 7; count += 1) await CALLS["lottery.buy"](who, { bets: large });
    expect(await refusal(call(who, { bets: large }))).toMatchObject({ code: "lottery.member_limit", value: { left: "2028.00" } });
    const poor = { ...who, client: await clientFor(world, await addMember(world, 100n)) };
    expect(await refused(poor)).toBe("money.insufficient");
  });
});

it("names nothing that is not there", async () => {
  const { client } = await player();
  const unknown = { gameCode: "NO_SUCH_GAME" };
  expect(await code(client.read("lottery.game", unknown))).toBe("lottery.game_not_found");
  expect(await code(client.read("lottery.draws", unknown))).toBe("lottery.game_not_found");
  expect(await code(client.read("lottery.past", unknown))).toBe("lottery.game_not_found");
  expect(await code(client.read("lottery.trends", unknown))).toBe("lottery.game_not_found");
  expect(await code(client.read("lottery.proof", { ...unknown, issue: "1" }))).toBe("lottery.game_not_found");
  expect(await code(client.read("lottery.proof", { gameCode, issue: "1" }))).toBe("lottery.draw_not_found");
  expect(await code(client.write("lottery.quote", { ...unknown, bets }))).toBe("lottery.game_not_found");
  expect(await code(client.read("lottery.ticket", { id: "nothing" }))).toBe("lottery.ticket_not_found");
  expect(await code(client.write("lottery.cancelChase", { id: "nothing" }, { key: newKey() }))).toBe("lottery.chase_not_found");
  expect(await code(client.read("lottery.tickets", { cursor: "nonsense" }))).toBe("input.bad_cursor");
  expect(await code(client.read("lottery.chases", { cursor: "nonsense" }))).toBe("input.bad_cursor");
  await world.system.db.update(games).set({ maintenance: true }).where(eq(games.title, gameCode));
  expect(await code(client.write("lottery.quote", { gameCode, bets }))).toBe("game.maintenance");
  await world.system.db.update(games).set({ maintenance: false }).where(eq(games.title, gameCode));
});
