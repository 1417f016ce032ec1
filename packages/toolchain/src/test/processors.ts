import { readFileSync } from "node:fs";
import { cpus } from "node:os";

/** Milliseconds of all processors since the machine started. */
export interface ProcessorTime {
  readonly idle: number;
  readonly all: number;
}

export function processorTime(): ProcessorTime {
  const times = cpus().map((one) => one.times);
  const sum = (pick: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + pick(time), 0);
  return { idle: sum(({ idle }) => idle), all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq) };
}

/** The share of the time between two moments in which the processors had nothing to do. */
export const idleShare = (from: ProcessorTime, to: ProcessorTime): number =>
  to.all > from.all ? (to.idle - from.idle) / (to.all - from.all) : 0;

/** Linux counts these times in hundredths of a second (`USER_HZ`). */
const TICKS = 100;

/** Processor time of this process's ended children and theirs, in seconds; undefined on a system that does not say. */
export function secondsOfChildren(): number | undefined {
  if (process.platform !== "linux") return undefined;
  const stat = readFileSync("/proc/self/stat", "utf8");
  // The second field is the program's name, which may contain spaces; `cutime` and `cstime` are the fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
