import { Hono } from "hono";
import type { Config } from "../config.ts";
import type { Assets } from "./assets.ts";
import { securityHeaders } from "./headers.ts";
import { notFound, pageRoutes } from "./pages-routes.ts";
import { playRoutes, type PlayTools } from "./play-routes.ts";
import { proofRoute } from "./proof-route.ts";

function assetRoute(assets: Assets): Hono {
  return new Hono().get("/:version/*", (context) => {
    const path = context.req.path.split("/").slice(3).join("/");
    const asset = assets.files.get(path);
    if (!asset) return context.notFound();
    const packed = asset.brotli && /\bbr\b/.test(context.req.header("accept-encoding") ?? "") ? asset.brotli : undefined;
    // A request for another version gets the current file, uncached.
    const kept = context.req.param("version") === assets.version ? "public, max-age=31536000, immutable" : "no-store";
    const headers = { "content-type": asset.type, "cache-control": kept, vary: "accept-encoding" };
    return context.body(packed ?? asset.body, 200, packed ? { ...headers, "content-encoding": "br" } : headers);
  });
}

export function appOf(config: Pick<Config, "siteOrigins">, assets: Assets, tools: PlayTools, warn: (text: string) => void): Hono {
  const app = new Hono();
  app.use(securityHeaders(config.siteOrigins));
  app.get("/health", (context) => context.json({ ok: true }));
  app.route("/assets", assetRoute(assets));
  app.route("/proof", proofRoute(tools.book));
  app.route("/play-api", playRoutes(tools));
  app.route("/", pageRoutes(config.siteOrigins, assets));
  app.notFound((context) => notFound(context, assets));
  app.onError((error, context) => {
    warn(`${context.req.method} ${context.req.path}: ${error.message}`);
    return context.json({ code: "unavailable" }, 503);
  });
  return app;
}
