export interface OpenOverlay {
  /** As in the address: only the overlay host, which loads after the first view, knows the names. */
  readonly name: string;
  /** The path after the name: `withdraw` in `?overlay=member/withdraw`. */
  readonly path: string;
}

/** Reads `?overlay=member/withdraw`. */
export function parseOverlay(value: string | null): OpenOverlay | null {
  const [name = "", ...rest] = (value ?? "").split("/");
  return name ? { name, path: rest.join("/") } : null;
}

export const addressOf = (name: string, path: string) => (path ? `${name}/${path}` : name);

/** The prefix of a centre page's filters separates them from those of the page below: `in.status`. */
export const CENTRE_QUERY = "in.";
/** The target after signing in: it belongs to the login popup and is removed with it. */
export const ONWARD = "onward";
/** The announcements' kind and page, which are removed with their window. */
const NEWS_QUERY = ["news", "newsPage"] as const;
const nameIn = (value: string | null) => (value ?? "").split("/", 1)[0];
const pageIn = (value: string | null) => (value ?? "").split("/", 2).join("/");

/** The query with another overlay, or none. A centre page's filters are removed with it; all else stays. */
export function withOverlay(
  before: URLSearchParams,
  value: string | null,
  filters: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const after = new URLSearchParams(before);
  if (pageIn(value) !== pageIn(before.get("overlay")))
    for (const name of before.keys()) if (name.startsWith(CENTRE_QUERY)) after.delete(name);
  if (nameIn(value) !== nameIn(before.get("overlay"))) for (const name of NEWS_QUERY) after.delete(name);
  if (value === null) {
    after.delete("overlay");
    after.delete(ONWARD);
  } else after.set("overlay", value);
  for (const [name, text] of Object.entries(filters)) if (text) after.set(CENTRE_QUERY + name, text);
  return after;
}

/** The address of the page below an overlay. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** The same page with an overlay over it. */
export function overPage(
  { pathname, search }: PageAddress,
  overlay: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const params = withOverlay(new URLSearchParams(search), overlay);
  for (const [name, value] of Object.entries(query)) params.set(name, value);
  return `${pathname}?${params.toString()}`;
}

/** The login popup over this page; after signing in it continues to `then`. */
export const loginOver = (page: PageAddress, then: string): string => overPage(page, "login", { [ONWARD]: then });
