import { median } from "../median.ts";
import type { Seen } from "./observe.ts";

type Resource = Seen["resources"][number];

/** One line of the report. `bar` as quality.md says it. */
interface Figure {
  readonly name: string;
  readonly unit: "ms" | "KiB" | "";
  readonly bar: number | undefined;
  readonly of: (seen: Seen) => number;
}

/** Time over 50 ms of every long task after the first paint. */
function blocking({ fcp, longTasks }: Seen): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > fcp)
    .reduce((sum, { start, duration }) => sum + Math.max(0, Math.min(duration, start + duration - fcp) - 50), 0);
}

const kib = (seen: Seen, wanted: (resource: Resource) => boolean) =>
  seen.resources.filter(wanted).reduce((sum, resource) => sum + resource.bytes, 0) / 1024;

function bytes(name: string, bar: number | undefined, wanted: (resource: Resource, seen: Seen) => boolean): Figure {
  return { name, unit: "KiB", bar, of: (seen) => kib(seen, (resource) => wanted(resource, seen)) };
}

/** `messages` are the paths of the language files, which are scripts too and have a limit of their own. */
export function figures(messages: ReadonlySet<string>): readonly Figure[] {
  const isMessages = ({ url }: Resource) => messages.has(url);
  const isScript = (resource: Resource) => resource.url.endsWith(".js") && !isMessages(resource);
  return [
    { name: "FCP", unit: "ms", bar: undefined, of: ({ fcp }) => fcp },
    { name: "LCP", unit: "ms", bar: 1500, of: ({ lcp }) => lcp },
    { name: "CLS", unit: "", bar: 0.02, of: ({ cls }) => cls },
    { name: "TBT", unit: "ms", bar: 150, of: blocking },
    bytes("JavaScript until network idle", undefined, isScript),
    bytes("JavaScript until LCP", 130, (resource, { lcp }) => isScript(resource) && resource.end <= lcp),
    bytes("everything until LCP", 300, ({ end }, { lcp }) => end <= lcp),
    bytes("everything until network idle", undefined, () => true),
    bytes("fonts", 120, ({ url }) => url.endsWith(".woff2")),
    bytes("language files", 20, isMessages),
    bytes("style sheets", undefined, ({ url }) => url.endsWith(".css")),
    {
      name: "requests until LCP",
      unit: "",
      bar: undefined,
      of: ({ lcp, resources }) => resources.filter(({ end }) => end <= lcp).length,
    },
  ];
}

const digits = (value: number, unit: Figure["unit"]) => (unit === "ms" ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1));

/** Rows of the report: median, best and worst run, limit. */
export function figureRows(list: readonly Figure[], visits: readonly Seen[]): readonly (readonly string[])[] {
  const rows = list.map(({ name, unit, bar, of }) => {
    const values = visits.map(of);
    const middle = median(values);
    const verdict = bar === undefined ? "" : middle <= bar ? "met" : `over ×${(middle / bar).toFixed(2)}`;
    const range = `${digits(Math.min(...values), unit)}–${digits(Math.max(...values), unit)}`;
    return [`${name}${unit && ` (${unit})`}`, digits(middle, unit), range, bar === undefined ? "" : String(bar), verdict];
  });
  return [["first view of the home page", "median", "range", "bar", ""], ...rows];
}
