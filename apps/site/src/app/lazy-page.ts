import type { ComponentType } from "react";
import { loadRoutes } from "@baize/api/routes/load-routes";

/** The specification's limit for one page's code, in ms. */
const limit = 120_000;
const reloadedKey = "chunkReloaded";

/** A page whose code did not load: `failed` after one reload, `slow` after 120 s. */
export class PageLoadError extends Error {
  readonly code: "network.chunk_failed" | "network.page_slow";
  constructor(code: PageLoadError["code"], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

function slow(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new PageLoadError("network.page_slow")), limit));
}

/**
 * Loads a page's code, and with it the calls that the first script does not know; `first` pages make none of those. A chunk that is gone (a new release replaced it) reloads the document once, then explains.
 * Throws PageLoadError.
 */
export async function loadPage<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  first = false,
): Promise<ComponentType<Props>> {
  try {
    const [page] = await Promise.race([Promise.all([load(), first ? undefined : loadRoutes()]), slow()]);
    sessionStorage.removeItem(reloadedKey);
    return page.default;
  } catch (error) {
    if (error instanceof PageLoadError) throw error;
    if (!sessionStorage.getItem(reloadedKey)) {
      sessionStorage.setItem(reloadedKey, "1");
      location.reload();
      return new Promise(() => undefined);
    }
    throw new PageLoadError("network.chunk_failed", error);
  }
}
