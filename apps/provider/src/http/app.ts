import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Config } from "../config.ts";
import type { Looks } from "../looks/looks.ts";
import type { Asset, Assets } from "./assets.ts";
import { buildSportsbook } from "./sportsbook-bundle.ts";
import { securityHeaders } from "./headers.ts";
import { notFound, pageRoutes } from "./pages-routes.ts";
import { playRoutes, type PlayTools } from "./play-routes.ts";
import { proofRoute } from "./proof-route.ts";

function looksRoute(looks: Looks): Hono {
  return new Hono().get("/:file", async (context) => {
    const asset = await looks.find(context.req.param("file"));
    if (!asset) return context.notFound();
    // A brand may be changed at any time; the sheet is small.
    return sendAsset(context, asset, "public, max-age=5");
  });
}

function sendAsset(context: Context, { type, body, brotli }: Asset, kept: string): Response {
  const packed = brotli && /\bbr\b/.test(context.req.header("accept-encoding") ?? "") ? brotli : undefined;
  const headers = { "content-type": type, "cache-control": kept, vary: "accept-encoding" };
  return context.body(packed ?? body, 200, packed ? { ...headers, "content-encoding": "br" } : headers);
}

function assetRoute(assets: Assets): Hono {
  return new Hono().get("/:version/*", async (context) => {
    const path = context.req.path.split("/").slice(3).join("/");
    const asset =
      assets.files.get(path) ?? (path.startsWith("sportsbook") ? (await buildSportsbook()).files.get(path) : undefined);
    if (!asset) return context.notFound();
    // A request for another version gets the current file, uncached.
    const kept = context.req.param("version") === assets.version ? "public, max-age=31536000, immutable" : "no-store";
    return sendAsset(context, asset, kept);
  });
}

/** What every page is made of. */
export interface PageParts {
  readonly assets: Assets;
  readonly looks: Looks;
}

export function appOf(
  config: Pick<Config, "siteOrigins">,
  { assets, looks }: PageParts,
  tools: PlayTools,
  warn: (text: string) => void,
): Hono {
  const app = new Hono();
  app.use(securityHeaders(config.siteOrigins));
  app.get("/health", (context) => context.json({ ok: true }));
  app.route("/assets", assetRoute(assets));
  app.route("/looks", looksRoute(looks));
  app.route("/proof", proofRoute(tools));
  // Asked for every few seconds, and long: all fixtures with their prices.
  app.use("/play-api/sportsbook", compress());
  app.route("/play-api", playRoutes(tools));
  app.route("/", pageRoutes(config.siteOrigins, assets, looks));
  app.notFound((context) => notFound(context, assets, looks));
  app.onError((error, context) => {
    warn(`${context.req.method} ${context.req.path}: ${error.message}`);
    return context.json({ code: "unavailable" }, 503);
  });
  return app;
}
