import { under } from "./fail-points.ts";
import { cutAt } from "./trials.ts";

/** Options of a test that cuts a call off at each of its points: a busy machine needs long for it. */
export const LONG = { timeout: 240_000 };

/** A piece of work, and the check of what it has done. */
interface Piece {
  readonly work: () => Promise<unknown>;
  readonly check: (point: number) => Promise<void>;
}

/** Cuts a piece of work off at each of its points in turn, each time a new one, repeats it, and checks it. */
export async function atEachPoint(prepare: () => Promise<Piece>): Promise<number> {
  for (let point = 1; ; point += 1) {
    const { work, check } = await prepare();
    const cut = cutAt(point);
    await under(cut, async () => await work().catch(() => undefined));
    await work();
    await check(point);
    if (!cut.reached()) return point;
  }
}
