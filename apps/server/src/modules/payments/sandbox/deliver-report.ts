import type { Database } from "../../../platform/database/database.ts";
import type { System } from "../../../platform/system.ts";
import { dueReports, markSent } from "./sandbox-bank.ts";

/** Sends one report by the road that a real bank would take; true when it was taken. */
export type Send = (body: string) => Promise<boolean>;

/** Sends what the sandbox bank has to report by now, in its order. What is not taken stays, and is sent again. */
export async function deliverReports({ now }: Pick<System, "now">, db: Database, send: Send): Promise<number> {
  let sent = 0;
  for (const { id, body } of await dueReports(db, now())) {
    if (!(await send(JSON.stringify(body)))) continue;
    await markSent(db, id, now());
    sent += 1;
  }
  return sent;
}
