import type { Handler } from "@baize/api/contract";
import { launchAddress } from "@baize/api/provider/launch";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { MemberContext, ServerContexts } from "../../context.ts";
import { fault, invalid } from "../../fault.ts";
import { bcp47 } from "../../http/bcp47.ts";
import { launchOrder } from "./launch-hosts.ts";
import { storeLaunch } from "./launch-store.ts";
import { findGame, gameExists, startableGames } from "./store.ts";
import { gameView, type GameView } from "./view.ts";

/** A frame may lead back to this site and nowhere else. */
function checkBackUrl({ system, host }: MemberContext, backUrl: string | undefined): void {
  if (!backUrl || backUrl.startsWith("/")) return;
  const { origin, hostname } = new URL(backUrl);
  if (!system.config.siteOrigins.includes(origin) && hostname !== host) throw invalid("backUrl", "not_allowed");
}

async function startable(ctx: MemberContext, gameId: string) {
  const row = await findGame(ctx, gameId);
  if (!row) throw fault((await gameExists(ctx, gameId)) ? "game.not_available" : "game.not_found");
  // An entry that opens a list of sub-games is not itself a game.
  if (row.game.opensList) throw fault("game.not_available");
  const code = row.game.launchCode;
  if (row.game.maintenance || code === null) {
    const instead = await startableGames(ctx, 6);
    throw fault("game.maintenance", { instead: instead.map(({ game }) => game.id) });
  }
  return { row, code };
}

interface Opened {
  readonly url: string;
  /** The same game on the other launch hosts. */
  readonly alternatives: string[];
  readonly game: GameView;
}

/** Opens a game at its provider: a one-time token in the address of a frame, on one launch host by chance. */
async function open(ctx: MemberContext, gameId: string, backUrl: string | undefined): Promise<Opened> {
  checkBackUrl(ctx, backUrl);
  const { row, code } = await startable(ctx, gameId);
  const { brand, language, system } = ctx;
  const token = await storeLaunch(ctx, { gameId: row.game.id, provider: SANDBOX_PROVIDER.id });
  const theme = brand.theme.mode === "light" ? "light" : "dark";
  const asked = { token, gameCode: code, lang: bcp47(language), theme, brand: brand.theme.brand } as const;
  const [first, ...others] = launchOrder(brand.launchGameCDNs, system.config.providerUrl);
  const at = (host: string) => launchAddress(host, asked);
  return { url: at(first), alternatives: others.map(at), game: gameView(row, language) };
}

export const launchGame: Handler<"games.launch", ServerContexts> = async (ctx, { gameId, backUrl }) => {
  const { url, alternatives, game } = await open(ctx, gameId, backUrl);
  return { game_url: url, game_url2: null, alternatives, game };
};

export const launchPvpGame: Handler<"games.launchPvp", ServerContexts> = async (ctx, { gameId, backUrl }) => {
  const { url, alternatives, game } = await open(ctx, gameId, backUrl);
  return { content: url, alternatives, game };
};
