import * as z from "zod/mini";
import { titleOf } from "../engines/table.ts";
import type { PlayError, PotView } from "../play/contract.ts";
import type { Pots } from "../rounds/pots.ts";
import type { SessionRecord } from "../rounds/records.ts";

export const potBody = z.object({ seen: z.optional(z.string().check(z.maxLength(24))) });

/** Longest wait of a page for the next change. */
const WATCH = 8000;

/** The pot of the session's title, as it is now; undefined where the title has none. */
export function potOf({ member, currency, digits, game }: SessionRecord, pots: Pots): PotView | undefined {
  return titleOf(game.code)?.hasPot ? pots.view(member, currency, digits) : undefined;
}

/** The pot, at once or as soon as it is another one than the page has seen. */
export async function watchPot(
  session: SessionRecord,
  { seen }: z.infer<typeof potBody>,
  { pots }: { readonly pots: Pots },
): Promise<PotView | PlayError> {
  const pot = potOf(session, pots);
  if (pot && pot.seen === seen) await pots.change(WATCH);
  return potOf(session, pots) ?? "not_found";
}
