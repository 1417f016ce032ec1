import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { BRAND_FILES_PATH } from "@baize/api/provider/brand-files";
import { type BrandAsset, brandFiles } from "@baize/tokens/brand-files";
import { brands } from "@baize/tokens/brands";
import type { Asset } from "../http/assets.ts";

interface Kept {
  readonly asset: Asset | undefined;
  readonly etag: string | undefined;
  /** When the platform was asked last, in milliseconds. */
  readonly at: number;
}

export interface Looks {
  /** `utsav.css`, or the font beside it; undefined where the platform has no such file. */
  readonly find: (file: string) => Promise<Asset | undefined>;
}

export interface LooksOptions {
  readonly serverUrl: string;
  /** Milliseconds after which an answer counts as lost. */
  readonly timeout: number;
  readonly now: () => number;
}

/** The brand of a page that names none, or an unknown one. */
export const usualBrand = brands[0]?.name ?? "";

const FILE = /^[a-z][a-z0-9]{0,31}\.(?:css|woff2)$/;
/** A brand that is changed shows in a game that is opened so many milliseconds later. */
const FRESH = 5000;
/** Names come from addresses: the memory for them is limited. */
const MOST = 100;
const MOST_BYTES = 1_000_000;

const compress = promisify(brotliCompress);

async function packed({ type, body }: BrandAsset): Promise<Asset> {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return type.startsWith("text/") ? { type, body: bytes, brotli: Uint8Array.from(await compress(bytes)) } : { type, body: bytes };
}

const shipped = new Map(brands.flatMap((brand) => [...brandFiles(brand)]));

/** What the platform answers for a file; what was kept stays where it has not changed, or does not answer. */
async function ask(file: string, { serverUrl, timeout, now }: LooksOptions, kept: Kept | undefined): Promise<Kept> {
  const at = now();
  try {
    const headers: Record<string, string> = kept?.etag === undefined ? {} : { "if-none-match": kept.etag };
    const answer = await fetch(new URL(`${BRAND_FILES_PATH}/${file}`, serverUrl), {
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.status === 304 && kept) return { ...kept, at };
    if (answer.status !== 200) return { asset: undefined, etag: undefined, at };
    const body = new Uint8Array(await answer.arrayBuffer());
    if (body.length > MOST_BYTES) return { asset: undefined, etag: undefined, at };
    const type = file.endsWith(".css") ? "text/css; charset=utf-8" : "font/woff2";
    return { asset: await packed({ type, body }), etag: answer.headers.get("etag") ?? undefined, at };
  } catch {
    return { asset: kept?.asset, etag: kept?.etag, at };
  }
}

/** The style sheets of brands: those of the published kit, and those that the platform has beside them. */
export function openLooks(options: LooksOptions): Looks {
  const kept = new Map<string, Kept>();
  return {
    find: async (file) => {
      if (!FILE.test(file)) return undefined;
      const known = kept.get(file);
      if (known && options.now() - known.at < FRESH) return known.asset;
      const own = shipped.get(file);
      const next = own
        ? { asset: await packed(own), etag: undefined, at: Number.POSITIVE_INFINITY }
        : await ask(file, options, known);
      if (kept.size >= MOST && !known) kept.clear();
      kept.set(file, next);
      return next.asset;
    },
  };
}
