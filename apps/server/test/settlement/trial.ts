import { eq } from "drizzle-orm";
import { contracts } from "../../src/modules/agents/contracts/schema.ts";
import { settlementRuns, settlementStatements } from "../../src/modules/agents/settlement/schema.ts";
import { runIn } from "../../src/platform/database/raw.ts";
import { newId } from "../../src/platform/ids/new-id.ts";
import { SeededRandom } from "../../src/seed/random.ts";
import { addMember } from "../harness/member.ts";
import { operateByTwo } from "../harness/operate.ts";
import { settle } from "../harness/play.ts";
import type { World, WorldOptions } from "../harness/world.ts";
import { type Agreed, Calendar, type Wager } from "./reference.ts";

const DAY = 86_400_000;
const PEOPLE = 8;
/** Where the calendar has edges: clocks that change, a leap day, halves and ends of months, Mondays. */
const CASES = [
  { timeZone: "America/New_York", from: "2027-11-06T16:00:00Z", period: "W" },
  { timeZone: "Europe/London", from: "2027-03-27T12:00:00Z", period: "M" },
  { timeZone: "Asia/Kolkata", from: "2028-02-27T12:00:00Z", period: "M" },
  { timeZone: "Asia/Kathmandu", from: "2026-12-14T12:00:00Z", period: "H" },
] as const;

interface Person {
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

const RATES = { dividend: ["ratio"], daily: ["ratio"], hourly: ["ratio"], realTime: ["profitRate", "lossRate"] } as const;

/** A brand with a random tree, contracts and play of its own. */
export class Trial {
  readonly world: World;
  readonly random: SeededRandom;
  readonly netted: boolean;
  readonly calendar: Calendar;
  readonly at: (typeof CASES)[number];
  readonly people: Person[] = [];
  readonly facts: Fact[] = [];
  closedTo = 0;

  private constructor(world: World, { at, random, netted }: Pick<Trial, "at" | "random" | "netted">) {
    this.world = world;
    this.at = at;
    this.random = random;
    this.netted = netted;
    this.calendar = new Calendar(at.timeZone);
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
    const asked = { dividend: "profit", daily: "players", hourly: "betAmount", realTime: "singleBet" }[type];
    const least = String({ dividend: 60, daily: 2, hourly: 60, realTime: 50 }[type]);
    const [startsAt] = this.calendar.span(period, Date.parse(this.at.from));
    const agreed = new Set<string>();
    for (const { id, path } of this.people) {
      const uplineId = path.at(-1) ?? null;
      if (uplineId !== null && (!agreed.has(uplineId) || this.random.chance(0.2))) continue;
      agreed.add(id);
      const rate = (by: number) =>
        Object.fromEntries(RATES[type].map((name, place) => [name, 900_001 - path.length * 100_000 - by - place]));
      const tiers = [
        { atLeast: {}, rates: rate(99_990) },
        { atLeast: { [asked]: least }, rates: rate(0) },
      ];
      const terms = JSON.stringify({ period, minBet: type === "dividend" ? "20" : "0", tiers });
      await this.run(
        `insert into contracts (member_id, id, brand, upline_id, type, version, terms, proposed_by, state, at, expires_at, starts_at, updated_at)
          values ($1, $2, $3, $4, $5, 1, $6, 'upline', 'signed', $7, $7, $8, $7)`,
        [
          id,
          newId(),
          this.world.brand,
          uplineId,
          type,
          terms,
          new Date(this.now).toISOString(),
          new Date(startsAt).toISOString(),
        ],
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

  /** Three days of play with moves between them, then time for the longest window to end. */
  async playThrough(): Promise<void> {
    const from = Date.parse(this.at.from);
    this.moveTo(from);
    await this.addPeople();
    for (const type of ["daily", "hourly", "realTime"] as const) await this.addContracts(type, "D");
    await this.addContracts("dividend", this.at.period);
    for (let turn = 0; turn < 3; turn += 1) {
      const begun = this.now;
      const [, edge] = this.calendar.span("D", begun);
      const instants = [
        edge - 1,
        edge,
        edge + 1,
        edge + 3_600_000 + this.random.between(0, 7_200_000),
        begun + this.random.between(0, DAY / 4),
      ];
      // Some rounds were settled before the last window was closed, and are known only now.
      await this.play(turn === 0 ? instants : [...instants, begun - this.random.between(1, DAY)]);
      this.moveTo(begun + (turn + 1) * DAY + this.random.between(0, DAY / 2));
      await this.settle();
      await this.moveSomebody();
    }
    this.moveTo(from + 40 * DAY);
    await this.settle();
  }

  async moveSomebody(): Promise<void> {
    const moved = this.oneOf(this.people.filter(({ path }) => path.length > 0));
    const targets = this.people.filter(({ id, path }) => id !== moved.id && !path.includes(moved.id) && path.length < 4);
    const under = this.oneOf(targets);
    if (under.id === moved.path.at(-1)) return;
    const input = { brand: this.world.brand, member: moved.username, under: under.username, reason: "At random" };
    const answer = await operateByTwo(this.world, "members move", input);
    if (!answer.ok) throw new Error(`The move was refused: ${answer.says}`);
    const former = moved.path.length;
    for (const one of this.people)
      if (one === moved || one.path.includes(moved.id)) {
        one.path = [...under.path, under.id, ...one.path.slice(former)];
        one.version += 1;
      }
  }

  /** As they are agreed now, those above before those below. */
  async agreed(): Promise<Agreed[]> {
    const rows = await this.world.system.db.select().from(contracts).where(eq(contracts.brand, this.world.brand));
    const byId = new Map(rows.map((row) => [`${row.type} ${row.memberId}`, row]));
    const depth = (row: (typeof rows)[number]): number => {
      const above = row.uplineId === null ? undefined : byId.get(`${row.type} ${row.uplineId}`);
      return above ? depth(above) + 1 : 0;
    };
    return rows
      .toSorted((one, other) => depth(one) - depth(other))
      .map(({ memberId, uplineId, type, terms, startsAt, endsAt }) => ({
        memberId,
        uplineId,
        type,
        period: terms.period,
        minBet: BigInt(terms.minBet),
        tiers: terms.tiers.map(({ atLeast, rates }) => ({
          asks: Object.fromEntries(Object.entries(atLeast).map(([name, least]) => [name, BigInt(least)])),
          rates,
        })),
        startsAt: startsAt?.getTime() ?? Infinity,
        endsAt: endsAt?.getTime() ?? Infinity,
      }));
  }

  async stated(): Promise<Map<string, bigint>> {
    const rows = await this.world.system.db
      .select()
      .from(settlementStatements)
      .where(eq(settlementStatements.brand, this.world.brand));
    return new Map(
      rows.map(({ type, windowStart, memberId, amount }) => [`${type} ${windowStart.toISOString()} ${memberId}`, amount]),
    );
  }
}
