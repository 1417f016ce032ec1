import { type Context, Hono } from "hono";
import type { Proof } from "../play/wire.ts";
import type { Book } from "../rounds/book.ts";
import { isReleased } from "../rounds/records.ts";
import { promiseOf } from "../rounds/seeds.ts";

function proofOf(id: string, book: Book): Proof | undefined {
  const round = book.rounds.get(id);
  const seeds = round?.seeds === undefined ? undefined : book.seeds(round.seeds);
  if (!round || !seeds || round.nonce === undefined || !round.stops || !isReleased(round)) return undefined;
  const { nonce, stops, stake, win, currency, at } = round;
  const { clientSeed, serverSeed, revealed } = seeds;
  const shown = { hash: promiseOf(serverSeed), clientSeed, nonce, stops, stake, win, currency, at };
  return revealed ? { ...shown, serverSeed } : shown;
}

/** What is needed to recompute a round. Its id cannot be guessed; whoever has it may check. */
export function proofRoute(book: Book): Hono {
  return new Hono().get("/:id", (context: Context) => {
    const proof = proofOf(context.req.param("id") ?? "", book);
    context.header("cache-control", "no-store");
    return proof ? context.json(proof) : context.json({ code: "not_found" }, 404);
  });
}
