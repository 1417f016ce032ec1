import { textTable } from "../text-table.ts";
import type { Driver } from "./driver.ts";
import { measure } from "./measure.ts";
import type { Operation } from "./operations.ts";

const runs = 12;

/** Profiles the script time of an operation: functions by their own time and with their callees, over some warm runs. */
export async function profile(page: Driver, operation: Operation): Promise<string> {
  for (let run = 0; run < 3; run += 1) await measure(page, operation);
  await page.session.send("Profiler.enable");
  await page.session.send("Profiler.setSamplingInterval", { interval: 100 });
  const own = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    const watched: Operation = {
      ...operation,
      run: async (driver) => {
        await driver.session.send("Profiler.start");
        await operation.run(driver);
        await driver.call("settled");
        const { profile: found } = await driver.session.send("Profiler.stop");
        const names = new Map(
          found.nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName || "(anonymous)"} ${place(callFrame)}`]),
        );
        found.samples?.forEach((id, index) => {
          const name = names.get(id) ?? "?";
          own.set(name, (own.get(name) ?? 0) + (found.timeDeltas?.[index] ?? 0) / 1000 / runs);
        });
      },
    };
    await measure(page, watched);
  }
  const rows = [...own]
    .filter(([name]) => !/^\((idle|program)\)/.test(name))
    .toSorted(([, one], [, two]) => two - one)
    .slice(0, 25);
  return `\n${operation.name}: own time, ms a run\n${textTable(rows)}`;
}

const place = ({ url, lineNumber }: { url: string; lineNumber: number }) => `${url.split("/").at(-1) ?? ""}:${lineNumber + 1}`;
