import { and, eq, isNotNull } from "drizzle-orm";
import { contracts } from "../../src/modules/agents/contracts/schema.ts";
import { settlementRuns } from "../../src/modules/agents/settlement/schema.ts";
import { runIn } from "../../src/platform/database/raw.ts";
import { newId } from "../../src/platform/ids/new-id.ts";
import { SeededRandom } from "../../src/seed/random.ts";
import { addMember } from "../harness/member.ts";
import { operateByTwo } from "../harness/operate.ts";
import { settle } from "../harness/play.ts";
import type { World, WorldOptions } from "../harness/world.ts";
import { type Agreed, Calendar, type Wager } from "./reference.ts";
import { LEVEL, termsFor } from "./terms.ts";
import { Versions } from "./versions.ts";

const DAY = 86_400_000;
const PEOPLE = 8;
/** Where the calendar has edges: clocks that change, a leap day, halves and ends of months, Mondays. */
const CASES = [
  { timeZone: "America/New_York", from: "2027-11-06T16:00:00Z", period: "W" },
  { timeZone: "Europe/London", from: "2027-03-27T12:00:00Z", period: "M" },
  { timeZone: "Asia/Kolkata", from: "2028-02-27T12:00:00Z", period: "M" },
  { timeZone: "Asia/Kathmandu", from: "2026-12-14T12:00:00Z", period: "H" },
] as const;

export interface Person {
  readonly id: string;
  readonly username: string;
  path: readonly string[];
  version: number;
}

interface Fact extends Wager {
  readonly betId: string;
  readonly line: number;
  readonly version: number;
}

const TOP = 900_001;

/** A brand with a random tree, contracts and play of its own. */
export class Trial {
  readonly world: World;
  readonly random: SeededRandom;
  readonly netted: boolean;
  readonly calendar: Calendar;
  readonly at: (typeof CASES)[number];
  readonly people: Person[] = [];
  readonly facts: Fact[] = [];
  readonly versions: Versions;
  /** The member whose play a corrected window leaves out, by type and start. */
  readonly leftOut = new Map<string, string>();
  closedTo = 0;

  private constructor(world: World, { at, random, netted }: Pick<Trial, "at" | "random" | "netted">) {
    this.world = world;
    this.at = at;
    this.random = random;
    this.netted = netted;
    this.calendar = new Calendar(at.timeZone);
    this.versions = new Versions(this.calendar);
  }

  /** A seed ends with its number: it chooses the case, and eight in a row are every case with both bases of a dividend. */
  static async open(newWorld: (options: WorldOptions) => Promise<World>, seed: string): Promise<Trial> {
    const random = new SeededRandom(seed);
    const number = Number(seed.split(" ").at(-1));
    const at = CASES[number % CASES.length] ?? CASES[0];
    const netted = (number + Math.floor(number / CASES.length)) % 2 === 0;
    const world = await newWorld({ profile: netted ? "classic" : "strict", config: { timeZone: at.timeZone } });
    return new Trial(world, { at, random, netted });
  }

  get now(): number {
    return this.world.system.now().getTime();
  }

  oneOf<T>(items: readonly T[]): T {
    const [one] = this.random.shuffled(items);
    if (one === undefined) throw new RangeError("There is nothing to choose from");
    return one;
  }

  async run(text: string, values: readonly unknown[]) {
    return await runIn(this.world.system.db)(text, [...values]);
  }

  moveTo(time: number): void {
    this.world.advance(time - this.now);
  }

  async addPeople(): Promise<void> {
    for (let index = 0; index < PEOPLE; index += 1) {
      const above = index === 0 ? undefined : this.oneOf(this.people.filter(({ path }) => path.length < 4));
      const path = above ? [...above.path, above.id] : [];
      const { id, username } = await addMember(this.world, 0n, { kind: index === 0 ? 1 : 2, uplineId: above?.id ?? null, path });
      this.people.push({ id, username, path, version: 1 });
    }
  }

  /** Contracts of one type: lower levels are paid less at every point, and some people have none, with all below. */
  async addContracts(type: Agreed["type"], period: Agreed["period"]): Promise<void> {
    const [startsAt] = this.calendar.span(period, Date.parse(this.at.from));
    for (const { id, path } of this.people) {
      const uplineId = path.at(-1) ?? null;
      if (uplineId !== null && (!this.versions.openOf(uplineId, type) || this.random.chance(0.2))) continue;
      const top = TOP - path.length * LEVEL;
      const { minBet, tiers } = termsFor(type, period, top);
      this.versions.all.push({ memberId: id, uplineId, type, top, period, minBet, tiers, startsAt, endsAt: Infinity });
      const stored = tiers.map(({ asks, rates }) => ({
        atLeast: Object.fromEntries(Object.entries(asks).map(([name, least]) => [name, String(least)])),
        rates,
      }));
      const terms = JSON.stringify({ period, minBet: String(minBet), tiers: stored });
      const [at, start] = [new Date(this.now).toISOString(), new Date(startsAt).toISOString()];
      await this.run(
        `insert into contracts (member_id, id, brand, upline_id, type, version, terms, proposed_by, state, at, expires_at, starts_at, updated_at)
          values ($1, $2, $3, $4, $5, 1, $6, 'upline', 'signed', $7, $7, $8, $7)`,
        [id, newId(), this.world.brand, uplineId, type, terms, at, start],
      );
    }
  }

  async insertFact(fact: Fact): Promise<void> {
    this.facts.push(fact);
    const sums = [fact.stake, fact.payout, fact.validBet].map(String);
    const when = new Date(fact.settledAt).toISOString();
    await this.run(
      `insert into wager_facts (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
        values ($1, $2, $3, $4, $5, 'RNG', 'real', $6, $7, $8, $9, $10)`,
      [fact.memberId, fact.betId, fact.line, this.world.brand, fact.version, fact.status, ...sums, when],
    );
  }

  played(status: Wager["status"]): Pick<Wager, "status" | "stake" | "payout" | "validBet"> {
    const stake = BigInt(this.random.pick([1, 10, 10, 50, 50, 37]));
    const payout = status === "won" ? stake * 2n + BigInt(this.random.between(0, 9)) : status === "tie" ? stake : 0n;
    return { status, stake, payout, validBet: status === "tie" ? 0n : stake };
  }

  /** Settled in no order, some of them in windows that are closed, some taken back and settled again. */
  async play(instants: readonly number[]): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) {
      const { id: memberId, path, version } = this.oneOf(this.people);
      const settledAt = this.oneOf(instants);
      const status = this.random.pick<Wager["status"]>(["won", "lost", "lost", "lost", "tie"]);
      await this.insertFact({
        memberId,
        path,
        version,
        betId: newId(),
        line: 1,
        settledAt,
        countsAt: undefined,
        ...this.played(status),
      });
    }
    for (const former of this.random.shuffled(this.facts.filter(({ line }) => line === 1)).slice(0, 2)) {
      if (this.facts.some(({ betId, line }) => betId === former.betId && line > 1)) continue;
      const again = { ...former, settledAt: this.oneOf(instants), countsAt: undefined };
      const { stake, payout, validBet } = former;
      await this.insertFact({ ...again, line: 2, stake: -stake, payout: -payout, validBet: -validBet });
      await this.insertFact({ ...again, line: 3, ...this.played("lost") });
    }
  }

  /** Two schedulers at once, then once more with a clock that was set back. */
  async settle(): Promise<void> {
    for (const fact of this.facts) fact.countsAt ??= Math.max(fact.settledAt, this.closedTo);
    await Promise.all([settle(this.world), settle(this.world)]);
    this.world.advance(-3_600_000);
    await settle(this.world);
    this.world.advance(3_600_000);
    const runs = await this.runs();
    this.closedTo = Math.max(this.closedTo, ...runs.map(({ windowEnd }) => windowEnd.getTime()));
  }

  async runs() {
    return await this.world.system.db.select().from(settlementRuns).where(eq(settlementRuns.brand, this.world.brand));
  }

  /** A day of play around its edges; after the first, some rounds were settled before the last window was closed, and are known only now. */
  async playDay(turn: number): Promise<void> {
    const begun = this.now;
    const [, edge] = this.calendar.span("D", begun);
    const hour = edge + 3_600_000 + this.random.between(0, 7_200_000);
    const instants = [edge - 1, edge, edge + 1, hour, begun + this.random.between(0, DAY / 4)];
    await this.play(turn === 0 ? instants : [...instants, begun - this.random.between(1, DAY)]);
    this.moveTo(begun + (turn + 1) * DAY + this.random.between(0, DAY / 2));
    await this.settle();
  }

  async correct(types: readonly Agreed["type"][], which: "any" | "last" = "any"): Promise<void> {
    const runs = (await this.runs()).filter(({ type, statements }) => types.includes(type) && (statements ?? 0) > 0);
    const latest = runs.toSorted((one, other) => other.windowEnd.getTime() - one.windowEnd.getTime());
    if (latest.length === 0) return;
    const { id, type, windowStart } = this.oneOf(which === "last" ? latest.slice(0, 1) : latest);
    const person = this.oneOf(this.people);
    const input = { brand: this.world.brand, id, leaveOut: person.username, reason: "At random" };
    const answer = await operateByTwo(this.world, "settlement correct", input);
    if (answer.ok) this.leftOut.set(`${type} ${windowStart.toISOString()}`, person.id);
    else if (!answer.says.includes("nothing to correct")) throw new Error(`The correction was refused: ${answer.says}`);
  }

  async moveMember(): Promise<void> {
    const moved = this.oneOf(this.people.filter(({ path }) => path.length > 0));
    const targets = this.people.filter(({ id, path }) => id !== moved.id && !path.includes(moved.id) && path.length < 4);
    const under = this.oneOf(targets);
    if (under.id === moved.path.at(-1)) return;
    const input = { brand: this.world.brand, member: moved.username, under: under.username, reason: "At random" };
    const answer = await operateByTwo(this.world, "members move", input);
    if (!answer.ok) throw new Error(`The move was refused: ${answer.says}`);
    for (const type of ["dividend", "daily", "hourly", "realTime"] as const) {
      const broken = this.versions.openOf(moved.id, type);
      if (broken) this.versions.end(broken, this.now);
    }
    const former = moved.path.length;
    for (const one of this.people)
      if (one === moved || one.path.includes(moved.id)) {
        one.path = [...under.path, under.id, ...one.path.slice(former)];
        one.version += 1;
      }
  }

  /** The spans in which contracts count as the product has them, in the form of `Versions`. */
  async storedSpans(): Promise<string[]> {
    const own = and(eq(contracts.brand, this.world.brand), isNotNull(contracts.startsAt));
    const rows = await this.world.system.db.select().from(contracts).where(own);
    return rows
      .map(({ type, memberId, uplineId, startsAt, endsAt }) =>
        [type, memberId, uplineId ?? "brand", startsAt?.getTime(), endsAt?.getTime() ?? Infinity].join(" "),
      )
      .toSorted();
  }
}
