import { expect, test } from "vitest";
import { longestFrame } from "./longest-frame.ts";

const thread = { pid: 1, tid: 2 };
const task = (ts: number, tdur: number) => ({ ...thread, name: "ThreadControllerImpl::RunTask", ph: "X", ts, dur: 90_000, tdur });
const commit = (ts: number) => ({ ...thread, name: "Commit", ph: "X", ts });

test("sums the processor time of the tasks between two commits of the renderer's main thread", () => {
  const traceEvents = [
    { ...thread, name: "thread_name", ph: "M", ts: 0, args: { name: "CrRendererMain" } },
    task(1000, 4000),
    task(2000, 3000),
    commit(2500),
    task(6000, 20_000),
    task(7000, 5000),
    commit(7500),
    { ...task(6500, 80_000), tid: 3 },
  ];
  expect(longestFrame(Buffer.from(JSON.stringify({ traceEvents })))).toBe(25);
});
