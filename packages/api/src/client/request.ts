import type { Route } from "../routes/route.ts";
import { isRecord } from "./is-record.ts";

interface Parts {
  url: string;
  /** The fields of the body; undefined for GET and DELETE. */
  body: object | undefined;
}

/** Splits one flat input over path, query and body as the row says. */
export function requestParts(route: Route, input: unknown, baseUrl: string): Parts {
  const rest = new Map(Object.entries(isRecord(input) ? input : {}).filter(([, value]) => value !== undefined));
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(scalar(value));
  });
  if (route.method === "POST" || route.method === "PUT") return { url: baseUrl + path, body: Object.fromEntries(rest) };
  const query = queryString(rest);
  return { url: baseUrl + path + (query && `?${query}`), body: undefined };
}

/** An unencrypted body: a form or JSON, by the row. */
export function plainBody(route: Route, body: object): string {
  return route.form ? queryString(new Map(Object.entries(body))) : JSON.stringify(body);
}

/** Sorted, so that a cache sees one address for one question. A list is one parameter, joined by commas. */
function queryString(fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== null) query.set(name, Array.isArray(value) ? value.map(scalar).join(",") : scalar(value));
  }
  return query.toString();
}

function scalar(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
