import type { OutputOf } from "@baize/api/contract/contract";
import { formatDate, parseDate } from "@baize/domain/calendar/date";
import { addDays, daysBetween } from "@baize/domain/calendar/days";
import { minorOf } from "@baize/domain/money/amount";

type Trends = OutputOf<"teamReports.trends">;

export interface DayFigures {
  readonly day: string;
  readonly validBet: bigint;
  readonly net: bigint;
}

/** A longer range begins and ends with its first and last day that has figures. */
const MOST_WHOLE_DAYS = 92;

/** Every day in order: the answer names only those with figures. */
export function everyDay({ days, from, to }: Pick<Trends, "days" | "from" | "to">): DayFigures[] {
  const known = new Map(
    days.map(({ day, validBet, net }) => [day, { day, validBet: minorOf(validBet), net: minorOf(net) }] as const),
  );
  const isWhole = (one: string, two: string) => spanOf(one, two) < MOST_WHOLE_DAYS;
  const [first, last] = isWhole(from, to) ? [from, to] : [days[0]?.day ?? from, days.at(-1)?.day ?? from];
  const start = parseDate(first);
  if (!start) return [];
  return Array.from({ length: spanOf(first, last) + 1 }, (_, index) => {
    const day = formatDate(addDays(start, index));
    return known.get(day) ?? { day, validBet: 0n, net: 0n };
  });
}

function spanOf(from: string, to: string): number {
  const [first, last] = [parseDate(from), parseDate(to)];
  return first && last ? Math.max(0, daysBetween(first, last)) : 0;
}
