/** The categories that `longestFrame` reads. */
export const traced = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, which another process on the same core does not lengthen. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function read(trace: Buffer): readonly TraceEvent[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's own format
  return (JSON.parse(trace.toString("utf8")) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}

/**
 * The work of the main thread for its longest frame, ms: all tasks after one frame is committed until the next one is. The
 * thread is the renderer's with the most commits.
 */
export function longestFrame(trace: Buffer): number {
  const events = read(trace);
  const mains = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const frames = mains.map(({ pid, tid }) => framesOf(events.filter((event) => event.pid === pid && event.tid === tid)));
  const [most = []] = frames.toSorted((one, two) => two.length - one.length);
  return Math.max(0, ...most);
}

function framesOf(events: readonly TraceEvent[]): readonly number[] {
  const tasks = events.filter(({ name, ph }) => ph === "X" && name.endsWith("RunTask")).toSorted((one, two) => one.ts - two.ts);
  const commits = events.filter(({ name }) => name === "Commit").toSorted((one, two) => one.ts - two.ts);
  let next = 0;
  return commits.map(({ ts }) => {
    let work = 0;
    for (; (tasks[next]?.ts ?? Infinity) <= ts; next += 1) work += (tasks[next]?.tdur ?? tasks[next]?.dur ?? 0) / 1000;
    return work;
  });
}
