import { formatDate, parseDate } from "@baize/domain/calendar/date";
import { rangeBefore } from "@baize/domain/calendar/range";

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** As many days, which end on the day before the first. */
export function periodBefore({ from, to }: Period): Period {
  const [first, last] = [parseDate(from), parseDate(to)];
  if (!first || !last) throw new Error(`${from} and ${to} are no days`);
  const before = rangeBefore({ from: first, to: last });
  return { from: formatDate(before.from), to: formatDate(before.to) };
}
