import { type Context, Hono } from "hono";
import type { Proof } from "../play/contract.ts";
import type { Book } from "../rounds/book.ts";
import { isReleased, type RoundRecord } from "../rounds/records.ts";
import { isSportsbook, sharedTitleOf } from "../engines/table.ts";
import type { SlipProof } from "../sportsbook/contract.ts";
import type { Fixtures } from "../sportsbook/fixtures.ts";
import { slipProof } from "../sportsbook/slip-proof.ts";
import type { Tables } from "../tables/tables.ts";
import { commitmentOf } from "../rounds/seeds.ts";

/** A bet at a shared table: its seed is shown as soon as the round is over. */
async function findTableProof(round: RoundRecord, tables: Tables): Promise<Proof | undefined> {
  await tables.catchUp(round);
  const { gameCode, choice = "", nonce, stake, win, currency, at } = round;
  if (nonce === undefined || !isReleased(round) || !round.stops || !tables.isOver(round)) return undefined;
  const [serverSeed, stops] = [tables.seedOf(round), tables.stopsOf(round)];
  return {
    gameCode,
    choice,
    hash: commitmentOf(serverSeed),
    clientSeed: gameCode,
    nonce,
    serverSeed,
    stops,
    stake,
    win,
    currency,
    at,
  };
}

interface ProofTools {
  readonly book: Book;
  readonly tables: Tables;
  readonly fixtures: Fixtures;
  readonly now: () => number;
}

async function findProof(id: string, { book, tables, fixtures, now }: ProofTools): Promise<Proof | SlipProof | undefined> {
  const round = await book.findRound(id);
  if (round && isSportsbook(round.gameCode)) return slipProof(round, fixtures, now());
  if (round && sharedTitleOf(round.gameCode)) return await findTableProof(round, tables);
  const seeds = round?.seeds === undefined ? undefined : book.seeds(round.seeds);
  if (!round || !seeds || round.nonce === undefined || !round.stops || !isReleased(round)) return undefined;
  const { gameCode, choice = "", nonce, stops, stake, win, pot, currency, at } = round;
  const { clientSeed, serverSeed, revealed } = seeds;
  const shown = { hash: commitmentOf(serverSeed), gameCode, choice, clientSeed, nonce, stops, stake, win, pot, currency, at };
  return revealed ? { ...shown, serverSeed } : shown;
}

/** The data to recompute a round. Anyone with its id, which cannot be guessed, may check it. */
export function proofRoute(tools: ProofTools): Hono {
  return new Hono().get("/:id", async (context: Context) => {
    const proof = await findProof(context.req.param("id") ?? "", tools);
    context.header("cache-control", "no-store");
    return proof ? context.json(proof) : context.json({ code: "not_found" }, 404);
  });
}
