import { toMinor } from "../amounts.ts";
import { playsFree, type Title, titleOf } from "../engines/table.ts";
import type { FreeRoundsState, PlayError } from "../play/contract.ts";
import type { Sessions } from "../play/sessions.ts";
import type { Book } from "../rounds/book.ts";
import type { RoundRecord, SessionRecord } from "../rounds/records.ts";
import type { Rounds } from "../rounds/rounds.ts";

interface FreeTools {
  readonly sessions: Sessions;
  readonly book: Book;
  readonly rounds: Rounds;
}

/** The platform's free rounds that the title can play: each of its lines has the same part of the stake. */
async function listFreeRounds(session: SessionRecord, { engine }: Title, { sessions }: Pick<FreeTools, "sessions">) {
  const found = await sessions.freeRounds(session);
  if (found.kind !== "ok") return undefined;
  const { digits } = session;
  return found.answer.items.filter(({ stake, open }) => open > 0 && toMinor(stake, digits) % BigInt(engine.parts) === 0n);
}

/** The free rounds that the player can play now. Undefined in a title that plays none. */
export async function loadFreeRounds(
  session: SessionRecord,
  tools: Pick<FreeTools, "sessions">,
): Promise<FreeRoundsState | undefined> {
  const title = titleOf(session.game.code);
  if (!title || !playsFree(title)) return undefined;
  const [first] = (await listFreeRounds(session, title, tools)) ?? [];
  if (!first) return {};
  const { campaign, stake, open, validUntil } = first;
  return { next: { campaign, stake, left: open, validUntil } };
}

/** Plays a free round for the stake that the platform says, or returns the round of a repeated press. */
export async function playFree(
  session: SessionRecord,
  { intent, campaign }: { readonly intent: string; readonly campaign: string },
  tools: FreeTools,
): Promise<RoundRecord | PlayError> {
  const known = tools.book.roundOf(session.member, intent);
  if (known) return known;
  const title = titleOf(session.game.code);
  if (!title || !playsFree(title)) return "invalid";
  const items = await listFreeRounds(session, title, tools);
  if (!items) return "unavailable";
  const stake = items.find((each) => each.campaign === campaign)?.stake;
  if (stake === undefined) return "free_over";
  return (await tools.rounds.play(session, { intent, stake, campaign, choice: "" })) ?? "busy";
}
