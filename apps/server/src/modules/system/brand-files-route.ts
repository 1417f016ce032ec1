import type { Hono } from "hono";
import { type BrandAsset, brandFiles } from "@baize/tokens/brand-files";
import { brands as shipped } from "@baize/tokens/brands";
import { draftBrand } from "@baize/tokens/define-brand";
import { readBrand } from "@baize/tokens/read-brand";
import { BRAND_FILES_PATH } from "@baize/api/provider/brand-files";
import { findDesign, findDesignTime } from "../../platform/brand/queries.ts";
import type { System } from "../../platform/system.ts";

interface Env {
  Variables: { requestId: string };
}
interface Rendered {
  readonly version: string;
  readonly files: ReadonlyMap<string, BrandAsset>;
}

/** Designs that are kept rendered. More brands than these on one server are rendered again. */
const MOST = 50;
const FILE = /^([a-z][a-z0-9]*)(?:-maskable)?\.(?:css|svg|webmanifest|woff2)$/;

/** The files of a brand that the kit ships. They change with a release alone. */
function shippedFiles(name: string): Rendered | undefined {
  const brand = shipped.find((one) => one.name === name);
  return brand && { version: "shipped", files: brandFiles(brand) };
}

/** Renders a stored design once, and again when it was stored anew. */
function renderer({ db }: System) {
  const kept = new Map<string, Rendered>();
  return async (name: string): Promise<Rendered | undefined> => {
    const at = await findDesignTime(db, name);
    if (!at) return shippedFiles(name);
    const known = kept.get(name);
    if (known?.version === at.toISOString()) return known;
    const row = await findDesign(db, name);
    if (!row) return undefined;
    // Stored designs were legible by the rules of their day: a stricter gate of a later release does not undress a site.
    const rendered = { version: row.updatedAt.toISOString(), files: brandFiles(draftBrand(readBrand(row.file))) };
    if (kept.size >= MOST) kept.clear();
    kept.set(name, rendered);
    return rendered;
  };
}

/** Serves each brand's style sheet, icons, manifest and font: to the site, and to the games of vendors. */
export function mountBrandFiles(app: Hono<Env>, system: System): void {
  const find = renderer(system);
  app.get(`${BRAND_FILES_PATH}/:file`, async (c) => {
    const file = c.req.param("file");
    const [, name] = FILE.exec(file) ?? [];
    const rendered = name === undefined ? undefined : await find(name);
    const asset = rendered?.files.get(file);
    if (!rendered || !asset) return c.notFound();
    const etag = `"${rendered.version}"`;
    const headers = { "content-type": asset.type, "cache-control": "public, no-cache", etag };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(asset.body, 200, headers);
  });
}
