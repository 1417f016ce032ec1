import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { languageOf } from "@baize/i18n/languages";
import { paths, type RouteId } from "../navigation/paths.ts";
import { routes, type RouteRow } from "./routes.ts";
import { language } from "../shared/language/language.ts";
import { useRouteId } from "../shared/page/use-route-id.ts";

function put(selector: string, make: () => HTMLElement, attribute: string, value: string): void {
  const found = document.head.querySelector(selector) ?? document.head.appendChild(make());
  found.setAttribute(attribute, value);
}

const element = (tag: string, attributes: Record<string, string>) => () => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

function putMeta(name: string, content: string): void {
  put(`meta[name="${name}"]`, element("meta", { name }), "content", content);
}

function putLink(rel: string, href: string, hreflang?: string): void {
  const selector = `link[rel="${rel}"]${hreflang ? `[hreflang="${hreflang}"]` : ""}`;
  put(selector, element("link", hreflang ? { rel, hreflang } : { rel }), "href", href);
}

/** The canonical address of a page: its first path, with the identifying query parameters. */
function canonicalOf(id: RouteId, { identity = [] }: RouteRow, search: string): URL {
  const [first] = paths[id];
  const canonical = new URL(first === "*" ? location.pathname : first, location.origin);
  const asked = new URLSearchParams(search);
  for (const name of identity) {
    const value = asked.get(name);
    if (value) canonical.searchParams.set(name, value);
  }
  return canonical;
}

/** The route's metadata for search engines and shared links: description, canonical address, languages, indexing. */
export function useDocumentHead(): void {
  const { t } = useTranslation();
  const id = useRouteId();
  const row: RouteRow = routes[id];
  const { search } = useLocation();
  const description = t(row.description ?? "description.site");
  useEffect(() => {
    const canonical = canonicalOf(id, row, search);
    putMeta("description", description);
    putMeta("robots", row.indexed ? "index,follow" : "noindex");
    putLink("canonical", canonical.href);
    for (const code of language.configured()) {
      canonical.searchParams.set("lang", code);
      putLink("alternate", canonical.href, languageOf(code).tag);
    }
  }, [description, id, row, search]);
}
