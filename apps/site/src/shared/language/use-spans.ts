import { useFormat } from "@baize/i18n/use-format";

type Unit = "minute" | "hour" | "day" | "month" | "year";
interface Spans {
  readonly of: (count: number, unit: Unit) => string;
  /** Hours and minutes: "1 hour 12 minutes". */
  readonly minutes: (count: number) => string;
  /** Years where they are whole, months otherwise. */
  readonly months: (count: number) => string;
}

/** Lengths of time in the person's language; `Intl` knows every language's plurals. */
export function useSpans(): Spans {
  const { locale } = useFormat();
  const of = (count: number, unit: Unit) =>
    new Intl.NumberFormat([...locale.tags], { style: "unit", unit, unitDisplay: "long" }).format(count);
  return {
    of,
    minutes: (count) => {
      const [hours, rest] = [Math.floor(count / 60), count % 60];
      const parts = [...(hours > 0 ? [of(hours, "hour")] : []), ...(rest > 0 || hours === 0 ? [of(rest, "minute")] : [])];
      return parts.join(" ");
    },
    months: (count) => (count % 12 === 0 ? of(count / 12, "year") : of(count, "month")),
  };
}
