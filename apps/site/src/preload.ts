/** Style sheets of parts by address; a failed one is forgotten, so that the next load asks for it again. */
const styles = new Map<string, Promise<void>>();
let lastStyle: Promise<void> = Promise.resolve();

function appendLink(rel: string, href: string, as?: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  if (as) link.as = as;
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
  return link;
}

const isLinked = (href: string, rel?: string) =>
  [...document.querySelectorAll("link")].some((link) => link.getAttribute("href") === href && (!rel || link.rel === rel));

async function apply(href: string): Promise<void> {
  await new Promise<unknown>((resolve, reject) => {
    const link = appendLink("stylesheet", href);
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`Unable to load ${href}`));
    });
  });
}

function loadStyle(href: string): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  if (isLinked(href, "stylesheet")) return Promise.resolve();
  if (!isLinked(href)) appendLink("preload", href, "style");
  const applied = lastStyle.then(() => apply(href));
  styles.set(href, applied);
  lastStyle = applied.catch(() => void styles.delete(href));
  return applied;
}

/**
 * Loads a part of the site: requests its files (named without the base) at once, applies its style sheets, then runs it.
 * Style sheets take effect one after the other. If one with cascade layers arrived before another that precedes it in the
 * document, the browser would style the whole page again and load its fonts again. The build puts this function in the
 * place of Vite's preload helper (`preload-plugin.ts`).
 */
export async function preload<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const applied: Promise<void>[] = [];
  for (const file of files) {
    const href = import.meta.env.BASE_URL + file;
    if (file.endsWith(".css")) applied.push(loadStyle(href));
    else if (!isLinked(href)) appendLink("modulepreload", href);
  }
  await Promise.all(applied);
  return await load();
}
