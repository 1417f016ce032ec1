import { gameCode } from "@baize/api/provider/fields";
import { GAMES_PATH } from "@baize/api/provider/games";
import { type Context, Hono } from "hono";
import { type Speech, speechFor, speechOf } from "../messages/messages.ts";
import { documentOf, lookOf } from "../pages/document.ts";
import { escapeHtml } from "../pages/html.ts";
import { playBody } from "../pages/play-page.ts";
import { verifyBody } from "../pages/verify-page.ts";
import { isShared, titleOf } from "../engines/table.ts";
import type { Looks } from "../looks/looks.ts";
import type { Assets } from "./assets.ts";
import { GAMES } from "./games.ts";

const speechIn = (context: Context): Speech => {
  const lang = context.req.query("lang");
  return lang ? speechOf(lang) : speechFor(context.req.header("accept-language"));
};
const lookIn = async (looks: Looks, context: Context) =>
  await lookOf(looks, context.req.query("theme"), context.req.query("brand"));

export async function notFound(context: Context, assets: Assets, looks: Looks): Promise<Response> {
  const speech = speechIn(context);
  const text = escapeHtml(speech.messages.notFound);
  const body = `<main class="paper"><h1>${text}</h1></main>`;
  const page = { speech, look: await lookIn(looks, context), title: speech.messages.notFound, kind: "reading", body };
  return context.html(documentOf(page, assets), 404);
}

export function pageRoutes(siteOrigins: readonly string[], assets: Assets, looks: Looks): Hono {
  const routes = new Hono();
  routes.get(GAMES_PATH, (context) => context.json(GAMES));
  routes.get("/play/:code", async (context) => {
    const code = context.req.param("code");
    const title = gameCode.safeParse(code).success ? titleOf(code) : undefined;
    if (!title) return await notFound(context, assets, looks);
    const speech = speechIn(context);
    const body = playBody({ speech, gameCode: code, title, siteOrigins });
    context.header("cache-control", "no-store");
    const look = await lookIn(looks, context);
    const { name: engine, palette } = title;
    // The session answers the real title; until then only Pearl Monsoon is known by name.
    const named = palette === 0 ? "Pearl Monsoon" : speech.messages.loading;
    const page = { speech, look, title: named, kind: "play", script: "web/play/main.ts", engine, shared: isShared(title), body };
    return context.html(documentOf(page, assets));
  });
  routes.get("/verify", async (context) => {
    const speech = speechIn(context);
    const page = {
      speech,
      look: await lookIn(looks, context),
      title: speech.messages.verifyTitle,
      kind: "reading",
      script: "web/verify/main.ts",
    };
    return context.html(documentOf({ ...page, body: verifyBody(speech) }, assets));
  });
  return routes;
}
