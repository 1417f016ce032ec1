import { campaign, gameCode } from "@baize/api/provider/fields";
import { sessionRequest } from "@baize/api/provider/session";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { symbolOf } from "../play/currency-symbol.ts";
import { limitsOf, stakesWithin } from "../play/stakes.ts";
import type { Sessions } from "../play/sessions.ts";
import { revealedView, roundView, seedsView } from "../play/view.ts";
import {
  type Opened,
  PLAY_DRAW_HEADER,
  PLAY_KEY_HEADER,
  type PlayError,
  type PotView,
  type Rotated,
  type RoundView,
  type GameState,
  type LiveView,
  type Refusal,
  type TableState,
} from "../play/contract.ts";
import type { Book } from "../rounds/book.ts";
import type { RoundRecord, SessionRecord } from "../rounds/records.ts";
import type { Pots } from "../rounds/pots.ts";
import type { Rounds } from "../rounds/rounds.ts";
import { CLIENT_SEED } from "../fair/client-seed.ts";
import { hasTurns, isShared, isSportsbook, sharedTitleOf, titleOf, turnsTitleOf } from "../engines/table.ts";
import type { Fixtures } from "../sportsbook/fixtures.ts";
import type { Tables } from "../tables/tables.ts";
import type { SlipView, SportsbookState } from "../sportsbook/contract.ts";
import { CallLimit } from "./call-limit.ts";
import { loadFreeRounds, playFree } from "./free-routes.ts";
import { atDraw, listDraws } from "./lobby-routes.ts";
import { cashOutQuoted, quoteBody } from "./live-routes.ts";
import { potBody, potOf, watchPot } from "./pot-routes.ts";
import { placeSlip, slipBody, sportsbookState } from "./sportsbook-routes.ts";
import { takePrize, takeTurn, turnBody } from "./turn-routes.ts";
import { cashOut, cashOutBody, tableBet, tableBetBody, tableState, watch, watchBody } from "./table-routes.ts";

export interface PlayTools {
  readonly book: Book;
  readonly rounds: Rounds;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly fixtures: Fixtures;
  readonly pots: Pots;
  readonly now: () => number;
  /** Milliseconds that a bet may take before it is answered as pending. */
  readonly timeout: number;
}

type Refused = { readonly code: PlayError; readonly live?: LiveView };
const STATUS: Record<PlayError, 400 | 401 | 404 | 409 | 503> = {
  invalid: 400,
  free_over: 409,
  session_expired: 401,
  not_found: 404,
  busy: 409,
  bets_closed: 409,
  too_late: 409,
  suspended: 409,
  spot_closed: 409,
  odds_changed: 409,
  quote_expired: 409,
  bets_full: 409,
  slip_high: 409,
  round_open: 409,
  round_over: 409,
  turn_unknown: 400,
  turn_taken: 409,
  turn_stale: 409,
  no_turn: 409,
  unavailable: 503,
};

const intent = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
const openBody = z.object({ token: sessionRequest.shape.token, gameCode });
const choice = z.optional(z.string().check(z.maxLength(64)));
const betBody = z.object({ intent, stake: z.string().check(z.maxLength(24)), choice, campaign: z.optional(campaign) });
const roundBody = z.object({ intent });
const rotateBody = z.object({ clientSeed: z.string().check(z.trim(), z.regex(CLIENT_SEED)) });

async function bodyOf<Schema extends z.ZodMiniType>(context: Context, schema: Schema): Promise<z.infer<Schema> | undefined> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined));
  return parsed.success ? parsed.data : undefined;
}

async function loadGameState(session: SessionRecord, balance: string, tools: PlayTools): Promise<GameState> {
  const { game, currency, digits, member } = session;
  // The platform answers while the rest is loaded.
  const freeRounds = loadFreeRounds(session, tools);
  const limits = limitsOf(game.code, session.limits, digits);
  const seeds = seedsView(await tools.rounds.seeds(member));
  const played = tools.book.roundsOf(member, RECENT).filter((each) => each.gameCode === game.code);
  const stakes = stakesWithin(limits, digits, titleOf(game.code)?.engine.parts ?? 1);
  const opened = await tools.tables.open(game.code);
  const table = opened && tableState(opened, member, tools);
  const rounds = played.slice(0, SHOWN).map((round) => roundView(round));
  const waiting = tools.rounds.waiting(member, game.code);
  const symbol = symbolOf(currency);
  const shown = { game, currency, symbol, digits, balance, stakes, maxStake: limits.maxBet, seeds, rounds, table };
  return {
    ...shown,
    pot: potOf(session, tools.pots),
    freeRounds: await freeRounds,
    open: waiting && roundView(waiting, tools.now()),
  };
}

/** A title lists its own rounds among the member's last ones. */
const RECENT = 200;
const SHOWN = 20;

type Answer<Value> = Promise<Value | PlayError | Refusal>;

async function open(context: Context, tools: PlayTools): Answer<Opened> {
  const body = await bodyOf(context, openBody);
  if (!body || !(isSportsbook(body.gameCode) || titleOf(body.gameCode))) return "invalid";
  const opened = await tools.sessions.open(body.token, body.gameCode);
  if (opened.kind === "unknown") return "unavailable";
  if (opened.kind === "refused") return opened.code === "maintenance" ? "unavailable" : "session_expired";
  const { key, session } = opened.answer;
  return { key, ...(await loadGameState(session, session.balance, tools)) };
}

async function resume(session: SessionRecord, tools: PlayTools): Answer<GameState> {
  const balance = await tools.sessions.balance(session);
  if (balance.kind === "unknown") return "unavailable";
  if (balance.kind === "refused") return balance.code === "maintenance" ? "unavailable" : "session_expired";
  return loadGameState(session, balance.answer.balance, tools);
}

/** The round once it is over, or once it waits for the turns of its player. */
async function answered(round: RoundRecord, { rounds, timeout, now }: PlayTools): Promise<RoundView> {
  return roundView(await rounds.settled(round, timeout, turnsTitleOf(round.gameCode) ? "answered" : "released"), now());
}

async function bet(context: Context, session: SessionRecord, tools: PlayTools): Answer<RoundView> {
  const title = titleOf(session.game.code);
  if (title && isShared(title)) return await betAtTable(context, session, tools);
  const body = await bodyOf(context, betBody);
  if (!body || !title) return "invalid";
  const { engine, variant } = title;
  const { stake, intent: id, choice: chosen = "" } = body;
  if (body.campaign !== undefined) return await freeBet(session, { intent: id, campaign: body.campaign }, tools);
  const limits = limitsOf(session.game.code, session.limits, session.digits);
  if (!stakesWithin(limits, session.digits, engine.parts).includes(stake)) return "invalid";
  if (!(hasTurns(title) ? title.engine.begins : engine.offers)(chosen, variant)) return "invalid";
  const round = await tools.rounds.play(session, { intent: id, stake, choice: chosen });
  if (round) return await answered(round, tools);
  return tools.rounds.waiting(session.member, session.game.code) ? "round_open" : "busy";
}

async function freeBet(session: SessionRecord, asked: Parameters<typeof playFree>[1], tools: PlayTools): Answer<RoundView> {
  const round = await playFree(session, asked, tools);
  return typeof round === "string" ? round : await answered(round, tools);
}

async function betAtTable(context: Context, session: SessionRecord, tools: PlayTools): Answer<RoundView> {
  const body = await bodyOf(context, tableBetBody);
  return body ? await tableBet(session, body, tools.book.roundOf(session.member, body.intent), tools) : "invalid";
}

async function watchTable(context: Context, session: SessionRecord, tools: PlayTools): Answer<TableState> {
  const body = await bodyOf(context, watchBody);
  return body ? await watch(session, body, tools) : "invalid";
}

async function watchTitlePot(context: Context, session: SessionRecord, tools: PlayTools): Answer<PotView> {
  const body = await bodyOf(context, potBody);
  return body ? await watchPot(session, body, tools) : "invalid";
}

async function takeOut(context: Context, session: SessionRecord, tools: PlayTools): Answer<RoundView> {
  if (sharedTitleOf(session.game.code)?.engine.live) {
    const quoted = await bodyOf(context, quoteBody);
    return quoted ? await cashOutQuoted(session, quoted, tools) : "invalid";
  }
  const body = await bodyOf(context, cashOutBody);
  if (!body) return "invalid";
  const turns = turnsTitleOf(session.game.code) !== undefined;
  return turns ? await takePrize(session, body.intent, tools) : await cashOut(session, body, tools);
}

async function turn(context: Context, session: SessionRecord, tools: PlayTools): Answer<RoundView> {
  const body = await bodyOf(context, turnBody);
  return body ? await takeTurn(session, body, tools) : "invalid";
}

async function sportsbook(session: SessionRecord, tools: PlayTools): Answer<SportsbookState> {
  return isSportsbook(session.game.code) ? await sportsbookState(session, tools) : "not_found";
}

async function slip(context: Context, session: SessionRecord, tools: PlayTools): Answer<SlipView> {
  if (!isSportsbook(session.game.code)) return "not_found";
  const body = await bodyOf(context, slipBody);
  return body ? await placeSlip(session, body, tools) : "invalid";
}

async function find(context: Context, session: SessionRecord, tools: PlayTools): Answer<RoundView> {
  const body = await bodyOf(context, roundBody);
  if (!body) return "invalid";
  return await answered(await tools.rounds.find(session, body.intent), tools);
}

async function rotate(context: Context, session: SessionRecord, tools: PlayTools): Answer<Rotated> {
  const body = await bodyOf(context, rotateBody);
  if (!body) return "invalid";
  const both = await tools.rounds.rotate(session.member, body.clientSeed);
  return both ? { revealed: revealedView(both[0]), seeds: seedsView(both[1]) } : "busy";
}

const isRefusal = (value: object): value is Refusal => "refused" in value;

function answer(context: Context, value: object | PlayError | Refusal): Response {
  if (typeof value === "string") return context.json<Refused>({ code: value }, STATUS[value]);
  if (!isRefusal(value)) return context.json(value);
  return context.json<Refused>({ code: value.refused, live: value.live }, STATUS[value.refused]);
}

type WithSession = (context: Context, session: SessionRecord, tools: PlayTools) => Promise<object | PlayError>;

/** The calls of the game's page. JSON with a custom header, which no page of another origin can make a browser send. */
export function playRoutes(tools: PlayTools): Hono {
  const routes = new Hono();
  const limit = new CallLimit();
  const withSession = (play: WithSession, lookup: "find" | "findAny") => async (context: Context) => {
    const found = tools.sessions[lookup](context.req.header(PLAY_KEY_HEADER));
    if (!found) return answer(context, "session_expired");
    if (!limit.take(found)) return context.json<Refused>({ code: "unavailable" }, 429);
    const session = atDraw(found, context.req.header(PLAY_DRAW_HEADER));
    return answer(context, session ? await play(context, session, tools) : "invalid");
  };
  routes.use(bodyLimit({ maxSize: 4096, onError: (context) => answer(context, "invalid") }));
  routes.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
  });
  routes.post("/open", async (context) => answer(context, await open(context, tools)));
  routes.post(
    "/resume",
    withSession((_, session) => resume(session, tools), "find"),
  );
  routes.post(
    "/draws",
    withSession((_, session) => listDraws(session, tools), "find"),
  );
  routes.post(
    "/sportsbook",
    withSession((_, session) => sportsbook(session, tools), "find"),
  );
  routes.post("/slip", withSession(slip, "find"));
  routes.post("/bet", withSession(bet, "find"));
  routes.post("/table", withSession(watchTable, "find"));
  routes.post("/pot", withSession(watchTitlePot, "find"));
  routes.post(
    "/free-rounds",
    withSession(async (_, session) => (await loadFreeRounds(session, tools)) ?? "not_found", "find"),
  );
  routes.post("/turn", withSession(turn, "find"));
  routes.post("/cash-out", withSession(takeOut, "find"));
  routes.post("/round", withSession(find, "findAny"));
  routes.post("/rotate", withSession(rotate, "find"));
  return routes;
}
