import type { ReadId } from "@baize/api/routes/all-routes";
import type { RouteRow } from "./routes.ts";
import { menusRead } from "../shared/games/menus-read.ts";
import type { ReadArgs } from "../shared/api/read-args.ts";
import { readOptions } from "../shared/api/use-read.ts";
import { whitelabelRead } from "../shared/brand/use-whitelabel.ts";
import { queryClient } from "./query-client.ts";
import { statusRead } from "./system-gate.tsx";

const ask = <Id extends ReadId>([id, input, options]: ReadArgs<Id>) =>
  void queryClient.prefetchQuery(readOptions(id, input, options));

/** Answers that the first page needs, requested before anything can be drawn. Failures show where they are used. */
export function askEarly(row: RouteRow): void {
  for (const read of [statusRead, whitelabelRead, ...(row.layout.header ? [menusRead] : []), ...(row.reads ?? [])]) ask(read);
}
