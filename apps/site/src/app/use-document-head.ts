import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "@baize/i18n/languages";
import type { RouteRow } from "../routes.ts";
import { language } from "../shared/language.ts";
import { useWhitelabel } from "../shared/use-whitelabel.ts";

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

/** Title, description, canonical address, languages and indexing, all from the route's row. */
export function useDocumentHead(row: RouteRow): void {
  const { t } = useTranslation();
  const { data: brand } = useWhitelabel();
  const title = t(row.title);
  const description = t(row.description ?? "description.site");
  const name = brand?.brand.title ?? "Baize";
  useEffect(() => {
    document.title = `${title} · ${name}`;
    const canonical = row.paths[0] === "*" ? location.pathname : row.paths[0];
    putMeta("description", description);
    putMeta("robots", row.indexed ? "index,follow" : "noindex");
    putLink("canonical", location.origin + canonical);
    for (const code of language.configured())
      putLink("alternate", `${location.origin}${canonical}?lang=${code}`, languageOf(code).tag);
  }, [title, description, name, row]);
}
