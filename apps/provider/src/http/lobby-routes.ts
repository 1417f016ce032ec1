import type { DrawsState, DrawView, PlayError } from "../play/contract.ts";
import type { SessionRecord } from "../rounds/records.ts";
import { drawsOf, drawTitleOf } from "../tables/lobby.ts";
import type { Tables } from "../tables/tables.ts";

interface LobbyTools {
  readonly tables: Tables;
  readonly now: () => number;
}

/** The same session at another draw of its lobby; at its own without one. Undefined for a game that its lobby does not have. */
export function atDraw(session: SessionRecord, draw: string | undefined): SessionRecord | undefined {
  const { game } = session;
  if (draw === undefined || draw === game.code) return session;
  return drawsOf(game.code).includes(draw) ? { ...session, game: { ...game, code: draw }, launched: game.code } : undefined;
}

/** The last results of each draw in a lobby. */
const SHOWN = 8;

async function drawView(code: string, { tables }: LobbyTools): Promise<DrawView | undefined> {
  const title = drawTitleOf(code);
  const open = await tables.open(code);
  if (!title || !open) return undefined;
  const { phase, round, opensAt, closesAt, endsAt } = open.moment;
  // The result of a draw is not among the last ones as long as it is being shown.
  const recent = open.table.recent(open.moment).filter((each) => each.round !== round);
  return {
    code,
    name: title.name,
    phase,
    opensAt,
    closesAt,
    endsAt,
    players: tables.players(open),
    recent: recent.slice(0, SHOWN).map(({ stops }) => stops),
  };
}

/** All draws of the session's lobby at this moment. */
export async function listDraws(session: SessionRecord, tools: LobbyTools): Promise<DrawsState | PlayError> {
  const codes = drawsOf(session.launched ?? session.game.code);
  if (codes.length === 0) return "not_found";
  const views = await Promise.all(codes.map((code) => drawView(code, tools)));
  return { now: tools.now(), draws: views.filter((view) => view !== undefined) };
}
