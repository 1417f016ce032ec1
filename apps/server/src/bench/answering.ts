import type { createApp } from "../app.ts";
import { median, timed } from "./measure.ts";
import { HOST, tokenOf } from "./settlement/add-tree.ts";

export type App = ReturnType<typeof createApp>;

/** How many milliseconds a call of this person takes, the median of many. */
export async function answering(app: App, path: string, name: string, turns = 40): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1)
    times.push(
      await timed(async () => {
        const headers = { host: HOST, authorization: `Bearer ${tokenOf(name)}` };
        const answer = await app.fetch(new Request(`http://${HOST}${path}`, { headers }));
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      }),
    );
  return median(times.slice(Math.floor(turns / 4))) * 1000;
}
