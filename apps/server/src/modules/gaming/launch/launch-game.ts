import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { launchAddress, type Lobby } from "@baize/api/provider/launch";
import { mayTry } from "@baize/domain/gaming/game/free-play";
import { isLottery } from "@baize/domain/gaming/game/launch";
import { isTrial } from "@baize/domain/identity/member/kind";
import { findProvider, type GameProvider } from "../../../platform/config/game-providers.ts";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { tagOf } from "@baize/i18n/server-text";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import { guardPlay } from "../../responsible-gambling/guard.ts";
import { markPlayed, findGame, hasGame, listStartableGames, VN_ACCOUNT } from "../games/queries.ts";
import { launchOrder } from "./launch-hosts.ts";
import { insertLaunch } from "./queries.ts";
import { type GameRow, gameView, type GameView } from "../games/view.ts";

/** A frame may lead back to this site and nowhere else. */
function checkBackUrl({ system, host }: MemberContext, backUrl: string | undefined): void {
  if (!backUrl || backUrl.startsWith("/")) return;
  const { origin, hostname } = new URL(backUrl);
  if (!system.config.siteOrigins.includes(origin) && hostname !== host) throw invalid("backUrl", "not_allowed");
}

/** A page of this site as its provider, which is on another host, can link to it. */
function wholeAddress({ system, host }: MemberContext, backUrl: string): string {
  const own = system.config.siteOrigins.find((origin) => new URL(origin).hostname === host);
  return new URL(backUrl, own ?? `https://${host}`).href;
}

/** A trial account opens the games that the brand lets it try; a member whose bets are locked opens none. */
function checkMember({ member, brand }: MemberContext, category: string): void {
  if (isTrial(member.kind) && !mayTry(category, brand.features.freePlay)) throw fault("auth.demo_account");
  if (member.betsLocked) throw fault("game.bets_locked");
}

interface Startable {
  readonly row: GameRow;
  readonly code: string;
  readonly provider: GameProvider;
}

/** The vendor whose games these are; an operator may have added some of one that this server does not know. */
function connected({ system }: MemberContext, provider: string): GameProvider {
  const found = findProvider(system.config.providers, provider);
  if (found) return found;
  system.log.error("launch.no_provider", { provider });
  throw fault("game.launch_failed");
}

async function startable(ctx: MemberContext, gameId: string): Promise<Startable> {
  const row = await findGame(ctx, gameId);
  if (!row) throw fault((await hasGame(ctx, gameId)) ? "game.not_available" : "game.not_found");
  checkMember(ctx, row.game.category);
  // An entry that opens a list of sub-games is not itself a game.
  if (row.game.opensList) throw fault("game.not_available");
  const code = row.game.launchCode;
  if (row.game.maintenance || code === null) {
    const instead = await listStartableGames(ctx, 6);
    const value = { instead: instead.map((each) => gameView(each, ctx)) };
    throw fault(row.game.maintenance ? "game.maintenance" : "game.not_open", value);
  }
  return { row, code, provider: connected(ctx, row.provider) };
}

interface Opened {
  readonly url: string;
  /** The same game's address on the other launch hosts. */
  readonly alternatives: string[];
  readonly game: GameView;
}
interface LaunchRequest {
  readonly gameId: string;
  readonly backUrl?: string | undefined;
  /** The fields of a lottery's lobby. */
  readonly lobby?: Lobby;
}

/** One frame address a host. Where a code or a host makes none, the configuration is wrong, and no session is opened. */
function addresses(
  ctx: MemberContext,
  { code, provider }: Startable,
  lobby: Lobby | undefined,
): (token: string) => [string, ...string[]] {
  const { brand, language, system } = ctx;
  const theme = brand.theme.mode === "light" ? "light" : "dark";
  const asked = { gameCode: code, lang: tagOf(language), theme, brand: brand.theme.brand, ...lobby } as const;
  const isFirst = provider.id === system.config.providers[0].id;
  const [first, ...others] = launchOrder(isFirst ? brand.launchGameCDNs : [], provider.url);
  const make = (token: string): [string, ...string[]] => {
    const at = (host: string) => launchAddress(host, { ...asked, token });
    return [at(first), ...others.map(at)];
  };
  try {
    make("");
  } catch (error) {
    system.log.error("launch.no_address", { gameCode: code, reason: String(error) });
    throw fault("game.launch_failed");
  }
  return make;
}

/** Keeps a launch for its provider. Answers the token that goes into the address. */
async function storeLaunch(ctx: MemberContext, gameId: string, provider: string): Promise<string> {
  const { member, session, brand, now, language } = ctx;
  const token = newToken();
  await ctx.commit(async (tx) => {
    await insertLaunch(tx, {
      tokenHash: hashOf(token),
      memberId: member.id,
      sessionId: session.id,
      gameId,
      provider,
      language,
      expiresAt: new Date(now.getTime() + brand.session.launchSeconds * 1000),
    });
    await markPlayed(tx, ctx, gameId);
  });
  return token;
}

/** Opens a game at its provider: a one-time token in the address of a frame, on a random launch host. */
async function open(ctx: MemberContext, { gameId, backUrl, lobby }: LaunchRequest): Promise<Opened> {
  checkBackUrl(ctx, backUrl);
  await guardPlay(ctx);
  const game = await startable(ctx, gameId);
  const addressesOf = addresses(ctx, game, lobby);
  const [url, ...alternatives] = addressesOf(await storeLaunch(ctx, game.row.game.id, game.provider.id));
  return { url, alternatives, game: gameView(game.row, ctx) };
}

/** Whether the game has this code: the one that its provider knows, or that of its draws. */
const hasCode = ({ game, drawCode }: GameRow, code: string) => code === game.launchCode || code === drawCode;

/** A lottery's lobby is launched as LOTT; its fields are ignored for other games. */
async function findLobby(ctx: MemberContext, input: ParsedOf<"games.launch">): Promise<Lobby | undefined> {
  if (input.launchMode !== "LOTT") return undefined;
  const row = await findGame(ctx, input.gameId);
  if (row && !isLottery(row.game.gameType)) throw invalid("launchMode", "not_allowed");
  if (row && input.area === "VN" && row.game.accountTypeName !== VN_ACCOUNT) throw invalid("area", "not_allowed");
  const { area, gameCode, view = "lobby", device = "WEB", backUrl } = input;
  // The address has the game's own code: another one names another game.
  if (row && gameCode !== undefined && !hasCode(row, gameCode)) throw fault("game.not_found");
  return { area, mode: input.launchMode, view, device, back: backUrl && wholeAddress(ctx, backUrl) };
}

export const launchGame: Handler<"games.launch", ServerContexts> = async (ctx, input) => {
  const { gameId, backUrl } = input;
  const lobby = await findLobby(ctx, input);
  const { url, alternatives, game } = await open(ctx, { gameId, backUrl, lobby });
  return { game_url: url, game_url2: null, alternatives, game };
};

export const launchPvpGame: Handler<"games.launchPvp", ServerContexts> = async (ctx, { gameId, backUrl }) => {
  const { url, alternatives, game } = await open(ctx, { gameId, backUrl });
  return { content: url, alternatives, game };
};
