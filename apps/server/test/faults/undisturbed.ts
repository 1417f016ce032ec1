import type { Database } from "../../src/platform/database/database.ts";
import { asText, runIn } from "../../src/platform/database/raw.ts";
import { transact } from "../../src/platform/database/retry.ts";
import type { World } from "../harness/world.ts";
import { type Act, perform } from "./act.ts";
import { toPay } from "./to-pay.ts";

const SETTLED = `select concat_ws(' ', r.id, r.state, r.root, r.signed, s.member_id, s.state, s.from_guarantee, s.text) as line
  from settlement_runs r left join settlement_statements s on s.run_id = r.id where r.brand = $1 order by r.window_end, r.id, s.place`;

/** A line for each statement of a brand: to the byte, with the signature of its run, and whether it is paid. */
export async function listSettled(db: Database, brand: string): Promise<string[]> {
  return (await runIn(db)(SETTLED, [brand])).rows.map(({ line }) => asText(line));
}

class Undone extends Error {
  override name = "Undone";
}

/**
 * The lines once an action was performed, and the job has paid what it left to pay. The transaction is undone, so the same action can be
 * disturbed afterwards.
 */
export async function settleUndisturbed(world: World, act: Act): Promise<string[]> {
  let lines: string[] = [];
  try {
    await transact(world.system.db, async (tx) => {
      const within = { ...world, system: { ...world.system, db: tx } };
      await perform(within, act);
      await perform(within, toPay());
      lines = await listSettled(tx, world.brand);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return lines;
}
