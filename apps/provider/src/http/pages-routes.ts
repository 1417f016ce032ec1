import { gameCode } from "@baize/api/provider/fields";
import { GAMES_PATH } from "@baize/api/provider/games";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { type Speech, speechFor, speechOf } from "../messages/messages.ts";
import { type DocumentParts, documentOf, findLook } from "../pages/document.ts";
import { escapeHtml } from "../pages/html.ts";
import { lobbyAddress } from "../pages/lobby-address.ts";
import { lobbyBody } from "../pages/lobby-page.ts";
import { playBody, playKind, type PlayPage } from "../pages/play-page.ts";
import { SPORTSBOOK_KIND, sportsbookBody } from "../pages/sportsbook-page.ts";
import { verifyBody } from "../pages/verify-page.ts";
import { isSportsbook, titleOf } from "../engines/table.ts";
import { drawsOf, drawTitleOf, isDraw } from "../tables/lobby.ts";
import type { Looks } from "../looks/looks.ts";
import type { Assets } from "./assets.ts";
import { buildSportsbook } from "./sportsbook-bundle.ts";
import { GAMES } from "./games.ts";

const speechIn = (context: Context): Speech => {
  const lang = context.req.query("lang");
  return lang ? speechOf(lang) : speechFor(context.req.header("accept-language"));
};
const lookIn = async (looks: Looks, context: Context) =>
  await findLook(looks, context.req.query("theme"), context.req.query("brand"));

export async function notFound(context: Context, assets: Assets, looks: Looks): Promise<Response> {
  const speech = speechIn(context);
  const text = escapeHtml(speech.messages.notFound);
  const body = `<main class="paper"><h1>${text}</h1></main>`;
  const page = { speech, look: await lookIn(looks, context), title: speech.messages.notFound, kind: "reading", body };
  return context.html(documentOf(page, assets), 404);
}

/** The draw to which the lobby of a title leads. A launch itself, which has a token, leads to the title's own. */
function drawAsked(asked: URLSearchParams, launched: string): Pick<PlayPage, "gameCode" | "title"> | undefined {
  const draw = asked.get("draw") ?? launched;
  const title = asked.has("token") || !drawsOf(launched).includes(draw) ? undefined : drawTitleOf(draw);
  return title && { gameCode: draw, title };
}

export function pageRoutes(siteOrigins: readonly string[], assets: Assets, looks: Looks): Hono {
  const routes = new Hono();
  routes.use(compress());
  const sportsbookPage = async (context: Context, code: string) => {
    const speech = speechIn(context);
    context.header("cache-control", "no-store");
    const page: DocumentParts = {
      speech,
      look: await lookIn(looks, context),
      title: speech.messages.loading,
      kind: SPORTSBOOK_KIND,
      body: sportsbookBody({ speech, gameCode: code, siteOrigins }),
      bundle: (await buildSportsbook()).page,
    };
    return context.html(documentOf(page, assets));
  };
  routes.get(GAMES_PATH, (context) => context.json(GAMES));
  routes.get("/play/:code", async (context) => {
    const code = context.req.param("code");
    if (isSportsbook(code)) return await sportsbookPage(context, code);
    const title = gameCode.safeParse(code).success ? titleOf(code) : undefined;
    if (!title) return await notFound(context, assets, looks);
    const speech = speechIn(context);
    context.header("cache-control", "no-store");
    const look = await lookIn(looks, context);
    const asked = new URL(context.req.url).searchParams;
    if (isDraw(title) && asked.get("view") === "lobby") {
      const body = lobbyBody({ speech, launched: code, title, asked, siteOrigins });
      return context.html(
        documentOf({ speech, look, title: speech.messages.lobbyAll, kind: "lobby", script: "lobby", body }, assets),
      );
    }
    const { gameCode: played, title: shown } = drawAsked(asked, code) ?? { gameCode: code, title };
    const lobby = isDraw(title) ? lobbyAddress(asked, code) : undefined;
    const body = playBody({ speech, gameCode: played, launched: code, title: shown, siteOrigins, lobby });
    const { name: engine, palette } = shown;
    // The session answers the real title; until then only Pearl Monsoon is known by name.
    const named = palette === 0 ? "Pearl Monsoon" : speech.messages.loading;
    const page: DocumentParts = { speech, look, title: named, kind: playKind(shown), script: "play", engine, body };
    return context.html(documentOf(page, assets));
  });
  routes.get("/verify", async (context) => {
    const speech = speechIn(context);
    const page: DocumentParts = {
      speech,
      look: await lookIn(looks, context),
      title: speech.messages.verifyTitle,
      kind: "reading",
      script: "verify",
      body: verifyBody(speech),
    };
    return context.html(documentOf(page, assets));
  });
  return routes;
}
