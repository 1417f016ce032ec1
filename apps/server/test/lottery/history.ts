import { and, eq } from "drizzle-orm";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import type { LotteryGame } from "@baize/domain/lottery/games";
import { drawnResult, winningDraw } from "@baize/domain/lottery/random-plays.fixture";
import { formatAmount } from "@baize/domain/money/amount";
import { SeededRandom } from "../../src/seed/random.ts";
import { roundSettled } from "../../src/subscribers.ts";
import { clientFor, newKey } from "../harness/bank.ts";
import { refusal } from "../harness/client.ts";
import { advanceTo } from "../harness/draws.ts";
import { addMember } from "../harness/member.ts";
import { operateByTwo } from "../harness/operate.ts";
import type { World } from "../harness/world.ts";
import { closeDraw } from "../../src/modules/lottery/draws/close-draw.ts";
import { drawOnce } from "../../src/modules/lottery/draws/draw-once.ts";
import { findDraw } from "../../src/modules/lottery/draws/queries.ts";
import { stepDraw } from "../../src/modules/lottery/draws/step-draw.ts";
import { type PlainBet, type PlainChase, PlainLottery, stakeOf } from "./plain-lottery.ts";
import { allBets, someBets, written } from "./random-bets.ts";
import { lotteryDraws } from "../../src/modules/lottery/schema.ts";

/** The last member runs out of money, and owes after corrections. */
const CASH = [500_000n, 500_000n, 6000n];

const money = (amount: bigint) => formatAmount(amount, "INR");

/** What may happen next, and the random number below which it does. */
export const STEPS_TO = [
  ["buy", 0.45],
  ["chase", 0.58],
  ["cancelChase", 0.64],
  ["draw", 0.82],
  ["cancelDraw", 0.88],
  ["cancelClosedDraw", 0.94],
  ["correct", 1],
] as const;
type Move = (typeof STEPS_TO)[number][0];

/** Random acts of members, jobs and operators on a real lottery and on a plain one, which must agree. */
export class History {
  readonly happened = new Set<Move>();
  /** The plays of which a bet was settled. */
  readonly settled = new Set<string>();
  readonly #random: SeededRandom;
  readonly #game: LotteryGame;
  readonly #model: PlainLottery;
  readonly #members: Awaited<ReturnType<typeof addMember>>[] = [];
  #clients: Awaited<ReturnType<typeof clientFor>>[] = [];
  /** Draws that were settled by wrong numbers, with the right ones. */
  readonly #wrong = new Map<string, readonly string[]>();
  readonly #done = new Set<string>();
  #issue = "";
  readonly #moves: Readonly<Record<Move, () => Promise<boolean>>> = {
    buy: async () => await this.#buy(),
    chase: async () => await this.#chase(),
    cancelChase: async () => await this.#cancelChase(),
    draw: async () => await this.#draw(),
    cancelDraw: async () => await this.#cancelDraw(),
    cancelClosedDraw: async () => await this.#cancelClosedDraw(),
    correct: async () => await this.#correct(),
  };

  readonly #world: World;

  constructor(world: World, game: LotteryGame, word: string) {
    this.#world = world;
    this.#game = game;
    this.#random = new SeededRandom(word);
    this.#model = new PlainLottery(game, CASH);
  }

  #client(member: number) {
    const client = this.#clients[member];
    if (!client) throw new Error(`There is no member ${member}`);
    return client;
  }

  async begin(): Promise<void> {
    for (const cash of CASH) this.#members.push(await addMember(this.#world, cash));
    await this.#signIn();
    await this.#open();
  }

  /** Everyone anew: the clock moves on by more than a session lasts. */
  async #signIn(): Promise<void> {
    this.#clients = [];
    for (const member of this.#members) this.#clients.push(await clientFor(this.#world, member));
  }

  /** The draw that takes tickets next, opened. */
  async #open(): Promise<void> {
    const { draws } = await this.#client(0).read("lottery.game", { gameCode: this.#game.code });
    const next = draws.find(({ issue }) => issue !== this.#issue && !this.#done.has(issue));
    if (!next) throw new Error("No draw is announced");
    this.#issue = next.issue;
    if (this.#world.system.now().getTime() < next.opensAt) advanceTo(this.#world, next.opensAt);
    await this.#signIn();
    await stepDraw(this.#world.system, roundSettled, this.#key());
    this.#model.continueChases(this.#issue);
  }

  #key = (issue = this.#issue) => ({ game: this.#game.code, issue });

  async #buyTicket(member: number, bets: readonly PlainBet[]): Promise<void> {
    const order = { gameCode: this.#game.code, issue: this.#issue, bets: bets.map(written) };
    const bought = this.#client(member).write("lottery.buy", order, { key: newKey() });
    if (this.#model.canStake(member, stakeOf(bets)))
      this.#model.buy({ id: (await bought).ticket.id, member, issue: this.#issue, bets });
    else if ((await refusal(bought))?.code !== "money.insufficient") throw new Error("A stake above cash was taken");
  }

  async #buy(): Promise<boolean> {
    const member = this.#random.between(0, CASH.length - 1);
    await this.#buyTicket(member, someBets(this.#game, this.#random.between(1, 4), this.#random));
    return true;
  }

  async #chase(): Promise<boolean> {
    const bets = someBets(this.#game, this.#random.between(1, 2), this.#random);
    const member = this.#random.between(0, 1);
    const multiples = [1, 2, 3, 4].slice(0, this.#random.between(2, 4));
    const stopOnWin = this.#random.chance(0.5);
    const order = { gameCode: this.#game.code, issue: this.#issue, bets: bets.map(written), multiples, stopOnWin };
    const { chase } = await this.#client(member).write("lottery.chase", order, { key: newKey() });
    const own: PlainChase = { id: chase.id, member, bets, multiples, stopOnWin, tickets: [], state: "running" };
    this.#model.chases.push(own);
    this.#model.chase(own, this.#issue);
    return true;
  }

  async #cancelChase(): Promise<boolean> {
    const chase = this.#model.chases.find(({ state }) => state === "running");
    if (!chase) return false;
    await this.#client(chase.member).write("lottery.cancelChase", { id: chase.id }, { key: newKey() });
    chase.state = "cancelled";
    return true;
  }

  /** Other numbers than were drawn: those of random chance, or those on which a line of a ticket of the draw wins. */
  #otherNumbers(issue: string): readonly string[] {
    const { family } = this.#game;
    const next = () => this.#random.next();
    const bets = this.#model.tickets.flatMap((ticket) => (ticket.issue === issue ? ticket.bets : []));
    const [bet] = this.#random.shuffled(bets);
    const [line] = this.#random.shuffled(bet?.lines ?? []);
    return bet && line ? winningDraw(family, bet.play, line, next) : drawnResult(family, next);
  }

  async #draw(): Promise<boolean> {
    await this.#settle(this.#random.chance(0.5));
    return true;
  }

  /** Draws, settles and opens the next draw; with other numbers written where that is wanted. */
  async #settle(isWrong: boolean): Promise<void> {
    const key = this.#key();
    const draw = await findDraw(this.#world.system.db, key);
    if (!draw) throw new Error("The draw is gone");
    advanceTo(this.#world, draw.closesAt);
    await stepDraw(this.#world.system, roundSettled, key);
    advanceTo(this.#world, draw.drawsAt);
    await drawOnce(this.#world.system, key);
    const right = (await findDraw(this.#world.system.db, key))?.numbers ?? [];
    let numbers: readonly string[] = right;
    if (isWrong) {
      numbers = this.#otherNumbers(key.issue);
      await this.#world.system.db
        .update(lotteryDraws)
        .set({ numbers: [...numbers] })
        .where(and(eq(lotteryDraws.game, key.game), eq(lotteryDraws.issue, key.issue)));
      if (numbers.join(" ") !== right.join(" ")) this.#wrong.set(key.issue, right);
    }
    await stepDraw(this.#world.system, roundSettled, key);
    this.#model.settle(key.issue, numbers);
    for (const ticket of this.#model.tickets.filter(({ issue }) => issue === key.issue))
      for (const { play } of ticket.bets) this.settled.add(`${this.#game.family} ${play.id}`);
    this.#done.add(key.issue);
    await this.#open();
  }

  async #cancel(key: DrawKey): Promise<void> {
    await operateByTwo(this.#world, "lottery cancel", { ...key, reason: "The hall is closed" });
    this.#model.refund(key.issue);
    this.#done.add(key.issue);
  }

  async #cancelDraw(): Promise<boolean> {
    await this.#cancel(this.#key());
    await this.#open();
    return true;
  }

  /** Chases that stop on a win wait for a closed draw when the next one opens, and go on when the closed one is cancelled. */
  async #cancelClosedDraw(): Promise<boolean> {
    const key = this.#key();
    const draw = await findDraw(this.#world.system.db, key);
    if (!draw) throw new Error("The draw is gone");
    advanceTo(this.#world, draw.closesAt);
    await closeDraw(this.#world.system, key);
    await this.#open();
    await this.#cancel(key);
    await stepDraw(this.#world.system, roundSettled, key);
    return true;
  }

  async #correct(): Promise<boolean> {
    const [wrong] = this.#wrong;
    if (!wrong) return false;
    const [issue, right] = wrong;
    this.#wrong.delete(issue);
    const corrected = await operateByTwo(this.#world, "lottery correct", {
      ...this.#key(issue),
      reason: "Wrong numbers were written",
    });
    if (!corrected.ok) throw new Error(corrected.says);
    this.#model.settle(issue, right);
    return true;
  }

  async #make(name: Move): Promise<void> {
    if (await this.#moves[name]()) this.happened.add(name);
  }

  /** Each thing that may happen, once, in a random order. */
  async makeEach(): Promise<void> {
    for (const [name] of this.#random.shuffled(STEPS_TO)) await this.#make(name);
  }

  async step(): Promise<void> {
    const random = this.#random.next();
    const [name] = STEPS_TO.find(([, below]) => random < below) ?? ["correct"];
    await this.#make(name);
  }

  /** A ticket of every play of the game, settled by other numbers than were drawn, and corrections of all such draws. */
  async playAll(): Promise<void> {
    await this.#buyTicket(0, allBets(this.#game, this.#random));
    await this.#settle(true);
    while (await this.#correct()) this.happened.add("correct");
  }

  async #found() {
    return await Promise.all(
      this.#clients.map(async (client) => {
        const cash = (await client.read("wallet.balance", {})).sumBalance.amount;
        const { items } = await client.read("lottery.tickets", { limit: 100 });
        const tickets = items.map(({ stake, payout, issue, state, lines }) => ({
          issue,
          state,
          lines,
          stake: stake.amount,
          payout: payout.amount,
        }));
        const chases = (await client.read("lottery.chases", { limit: 100 })).items.map(({ state, bought }) => ({
          state,
          bought,
        }));
        return { cash, tickets: tickets.map((one) => JSON.stringify(one)).toSorted(), chases };
      }),
    );
  }

  #wanted() {
    return CASH.map((_, member) => {
      const own = this.#model.tickets.filter((ticket) => ticket.member === member);
      const tickets = own.map(({ issue, state, prize, bets, stake, payout }) => ({
        issue,
        state: state === "settled" ? (prize > 0n ? "won" : "lost") : state,
        lines: bets.reduce((sum, { lines }) => sum + lines.length, 0),
        stake: money(stake),
        payout: money(payout),
      }));
      const chases = this.#model.chases.filter((chase) => chase.member === member).toReversed();
      return {
        cash: money(this.#model.cash[member] ?? 0n),
        tickets: tickets.map((one) => JSON.stringify(one)).toSorted(),
        chases: chases.map(({ state, tickets: bought }) => ({ state, bought: bought.length })),
      };
    });
  }

  /** What the server shows each member, and what the model says. */
  async compare() {
    return { found: await this.#found(), wanted: this.#wanted() };
  }
}
