/**
 * What agents are paid, found by walking every wager for every agent. It is slow on purpose, and shares no code with the product: the
 * calendar is the platform's own, sums are plain loops.
 */
export interface Wager {
  readonly memberId: string;
  /** The uplines at its acceptance, from the top down. */
  readonly path: readonly string[];
  readonly status: "won" | "lost" | "tie";
  readonly stake: bigint;
  readonly payout: bigint;
  readonly validBet: bigint;
  /** When it counts, as soon as that is certain. */
  countsAt: number | undefined;
  readonly settledAt: number;
}

export interface AgreedTier {
  readonly asks: Readonly<Record<string, bigint>>;
  readonly rates: Readonly<Record<string, number>>;
}

export interface Agreed {
  readonly memberId: string;
  readonly uplineId: string | null;
  readonly type: "dividend" | "daily" | "hourly" | "realTime";
  readonly period: "D" | "W" | "H" | "M";
  readonly minBet: bigint;
  readonly tiers: readonly AgreedTier[];
  readonly startsAt: number;
  readonly endsAt: number;
}

const STEP = 900_000;

/** Local date and time by the platform's calendar. */
export class Calendar {
  readonly #format: Intl.DateTimeFormat;
  readonly #spans = new Map<string, readonly [number, number]>();

  constructor(timeZone: string) {
    const parts = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", weekday: "short" } as const;
    this.#format = new Intl.DateTimeFormat("en-GB", { ...parts, timeZone, hourCycle: "h23", minute: "2-digit" });
  }

  #parts(at: number): Record<string, string> {
    return Object.fromEntries(this.#format.formatToParts(at).map(({ type, value }) => [type, value]));
  }

  /** The first instant of the local hour: no zone of these tests moves by a part of an hour. */
  hour(at: number): number {
    const past = Number(this.#parts(at).minute) * 60_000 + (at % 60_000);
    return at - past;
  }

  key(period: Agreed["period"] | "5", at: number): string {
    if (period === "5") return String(Math.floor(at / 300_000));
    const { year, month, day, weekday } = this.#parts(at);
    if (period === "M") return `${year}-${month}`;
    if (period === "H") return `${year}-${month} ${Number(day) < 16 ? "first" : "second"}`;
    const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
    return period === "D"
      ? String(days)
      : String(days - ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(weekday ?? ""));
  }

  /** First and last edge of the window that contains an instant, found by looking a quarter of an hour at a time. */
  span(period: Agreed["period"] | "5", at: number): readonly [number, number] {
    if (period === "5") return [at - (at % 300_000), at - (at % 300_000) + 300_000];
    const key = this.key(period, at);
    const known = this.#spans.get(`${period} ${key}`);
    if (known) return known;
    let start = at - (at % STEP);
    while (this.key(period, start - STEP) === key) start -= STEP;
    let end = start + STEP;
    while (this.key(period, end) === key) end += STEP;
    this.#spans.set(`${period} ${key}`, [start, end]);
    return [start, end];
  }
}

const add = (sums: Map<string, bigint>, key: string, by: bigint) => void sums.set(key, (sums.get(key) ?? 0n) + by);
const sumOf = (values: Iterable<bigint>): bigint => [...values].reduce((sum, value) => sum + value, 0n);
const paidFor = (micro: bigint): bigint => (micro > 0n ? micro / 1_000_000n : 0n);

/** A threshold that is left out is zero: where corrections exceed what was played, no tier is met. */
function rateOf({ tiers }: Agreed, met: Readonly<Record<string, bigint>>, rate: string): bigint {
  let found = 0;
  for (const { asks, rates } of tiers)
    if (Object.entries(met).every(([name, value]) => value >= (asks[name] ?? 0n))) found = rates[rate] ?? 0;
  return BigInt(found);
}

/**
 * Whether a wager counts for a contract: each agent on its way up was, at its acceptance, directly below the one who pays that agent's
 * contract. A move breaks this for what is played after it, also for those below.
 */
export function countsFor(own: Agreed, { path }: Pick<Wager, "path">, running: readonly Agreed[]): boolean {
  const place = path.indexOf(own.memberId);
  if (place < 0 || own.uplineId !== (path[place - 1] ?? null)) return false;
  const above = running.find(({ memberId }) => memberId === own.uplineId);
  return above === undefined || countsFor(above, { path }, running);
}

/** The next one on the way down from an agent to whoever played. */
const branchOf = (wager: Wager, agent: string): string => wager.path[wager.path.indexOf(agent) + 1] ?? wager.memberId;

function betsOf(team: readonly Wager[]): Map<string, bigint> {
  const bets = new Map<string, bigint>();
  for (const { memberId, validBet } of team) add(bets, memberId, validBet);
  return bets;
}

interface Books {
  /** What each agent's last statement of a type left, by branch; real-time in micro-units. */
  readonly left: Map<string, Map<string, bigint>>;
  readonly base: Map<string, bigint>;
}

function dividend(own: Agreed, team: readonly Wager[], all: readonly Agreed[], { left, base }: Books, netted: boolean): bigint {
  const before = left.get(own.memberId) ?? new Map<string, bigint>();
  const sums = new Map(before);
  let sum = 0n;
  const headed = new Map(
    all.flatMap(({ uplineId, memberId }) => (uplineId === own.memberId ? [[memberId, base.get(memberId) ?? 0n]] : [])),
  );
  for (const wager of team) {
    const branch = branchOf(wager, own.memberId);
    const profit = wager.stake - wager.payout;
    if (netted) add(sums, "all", profit);
    else if (!headed.has(branch) || wager.memberId === branch) add(sums, branch, profit);
  }
  const lost = new Map<string, bigint>();
  for (const [branch, profit] of sums) {
    if (profit > 0n) sum += profit;
    if (profit < 0n) lost.set(branch, profit);
  }
  if (!netted) sum += sumOf(headed.values());
  left.set(own.memberId, lost);
  base.set(own.memberId, sum);
  const bets = [...betsOf(team).values()];
  const activeUsers = BigInt(bets.filter((bet) => bet >= own.minBet && bet > 0n).length);
  return paidFor(sum * rateOf(own, { validBet: sumOf(bets), profit: sum, activeUsers }, "ratio"));
}

function hourly(own: Agreed, team: readonly Wager[], calendar: Calendar): bigint {
  const hours = new Map<string, bigint>();
  for (const { countsAt = 0, validBet } of team) add(hours, String(calendar.hour(countsAt)), validBet);
  return paidFor(sumOf([...hours.values()].map((betAmount) => betAmount * rateOf(own, { betAmount }, "ratio"))));
}

function realTime(own: Agreed, team: readonly Wager[], { left }: Books): bigint {
  const outcomes = team.filter(({ status }) => status !== "tie");
  let micro = left.get(own.memberId)?.get("rest") ?? 0n;
  for (const { stake, status } of outcomes) {
    const singleBet = stake < 0n ? -stake : stake;
    micro += stake * rateOf(own, { singleBet }, status === "won" ? "profitRate" : "lossRate");
  }
  const paid = paidFor(micro);
  left.set(own.memberId, new Map([["rest", micro - paid * 1_000_000n]]));
  return paid;
}

function daily(own: Agreed, team: readonly Wager[]): bigint {
  const bets = [...betsOf(team).values()];
  const betAmount = sumOf(bets);
  const players = BigInt(bets.filter((bet) => bet > 0n).length);
  return paidFor(betAmount * rateOf(own, { betAmount, players }, "ratio"));
}

interface Given {
  readonly wagers: readonly Wager[];
  readonly agreed: readonly Agreed[];
  readonly calendar: Calendar;
  readonly now: number;
  readonly netted: boolean;
  /** The member whose play a corrected window leaves out, by type and start. */
  readonly leftOut: ReadonlyMap<string, string>;
}

/** Whether a wager can be stated: a tie pays no real-time salary. */
const isStated = (type: Agreed["type"], { status }: Wager): boolean => type !== "realTime" || status !== "tie";

/** The lowest come first: an upline counts with the amounts of those below. */
function upwards(running: readonly Agreed[]): Agreed[] {
  const depthOf = ({ uplineId }: Agreed): number => {
    const above = running.find(({ memberId }) => memberId === uplineId);
    return above ? depthOf(above) + 1 : 0;
  };
  return running.toSorted((one, other) => depthOf(other) - depthOf(one));
}

/** Every amount that is stated, by type, start of the window and agent. */
export function amountsByHand({ wagers, agreed, calendar, now, netted, leftOut }: Given): Map<string, bigint> {
  const amounts = new Map<string, bigint>();
  for (const [type, ofType] of Map.groupBy(agreed, (one) => one.type)) {
    const period = type === "realTime" ? "5" : (ofType[0]?.period ?? "D");
    const left = new Map<string, Map<string, bigint>>();
    const windows = Map.groupBy(wagers, ({ countsAt = Infinity }) => calendar.span(period, countsAt)[0]);
    for (const [start, played] of [...windows].toSorted(([one], [other]) => one - other)) {
      const [, end] = calendar.span(period, start);
      if (end > now) continue;
      const running = ofType.filter(({ startsAt, endsAt }) => startsAt <= start && endsAt >= end);
      const books: Books = { left, base: new Map() };
      const window = `${type} ${new Date(start).toISOString()}`;
      const without = leftOut.get(window);
      for (const own of upwards(running)) {
        const whole = played.filter((wager) => countsFor(own, wager, running));
        if (!whole.some((wager) => isStated(type, wager))) continue;
        const team = whole.filter(({ memberId }) => memberId !== without);
        const amount =
          type === "dividend"
            ? dividend(own, team, running, books, netted)
            : type === "hourly"
              ? hourly(own, team, calendar)
              : type === "daily"
                ? daily(own, team)
                : realTime(own, team, books);
        amounts.set(`${window} ${own.memberId}`, amount);
      }
    }
  }
  return amounts;
}
