import { MOST_MOVED, sizeOf } from "@baize/domain/agents/most-moved";
import type { DayEnd, Periods } from "./branch-queries.ts";

interface Span {
  readonly least: bigint;
  readonly most: bigint;
}

const NOTHING: Span = { least: 0n, most: 0n };
const isPositive = (amount: bigint) => amount > 0n;
const add = (one: Span, two: Span): Span => ({ least: one.least + two.least, most: one.most + two.most });
const negative = ({ least, most }: Span): Span => ({ least: -most, most: -least });
const exactly = (amount: bigint): Span => ({ least: amount, most: amount });

interface Day {
  /** What a branch at neither end of the day may have brought: nothing, or a net between both ends. */
  readonly elsewhere: Span;
  readonly nets: ReadonlyMap<string, bigint>;
  readonly isNow: boolean;
}

const toDays = (ends: readonly DayEnd[], { now }: Periods): Day[] =>
  [...Map.groupBy(ends, ({ day }) => day)].map(([day, both]) => {
    const lastOf = (side: DayEnd["side"]) => both.find((end) => end.side === side)?.last ?? 0n;
    const [high, low] = [lastOf("high"), lastOf("low")];
    return {
      elsewhere: { least: isPositive(-low) ? low : 0n, most: isPositive(high) ? high : 0n },
      nets: new Map(both.flatMap(({ nets }) => [...nets])),
      isNow: day >= now.from,
    };
  });

const changeOf = (days: readonly Day[], netsOf: (day: Day) => Span): Span =>
  days.reduce((sum, day) => add(sum, day.isNow ? netsOf(day) : negative(netsOf(day))), NOTHING);

/** How far a change is from nothing, at least and at most. */
function sizesOf({ least, most }: Span): Span {
  const [one, two] = [sizeOf(least), sizeOf(most)];
  const [smaller, larger] = one < two ? [one, two] : [two, one];
  return { least: isPositive(least) || isPositive(-most) ? smaller : 0n, most: larger };
}

/**
 * What the ends of days say about changes. `mayBeMost`: the branches at an end that may be among those that moved most, by the nets of the
 * days where they are at an end; `mostElsewhere`: how much a branch that is at no end may have changed.
 */
export function boundChanges(ends: readonly DayEnd[], periods: Periods) {
  const days = toDays(ends, periods);
  const heads = new Set(days.flatMap(({ nets }) => [...nets.keys()]));
  const sizes = [...heads].map((head) => {
    const change = changeOf(days, ({ nets, elsewhere }) => {
      const net = nets.get(head);
      return net === undefined ? elsewhere : exactly(net);
    });
    return { head, ...sizesOf(change) };
  });
  const certain =
    sizes.map(({ least }) => least).toSorted((one, two) => (one < two ? 1 : one > two ? -1 : 0))[MOST_MOVED - 1] ?? 0n;
  return {
    mayBeMost: sizes.filter(({ most }) => most >= certain).map(({ head }) => head),
    mostElsewhere: sizesOf(changeOf(days, ({ elsewhere }) => elsewhere)).most,
  };
}
