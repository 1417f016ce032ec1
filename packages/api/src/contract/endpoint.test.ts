import * as z from "zod/mini";
import { expect, it } from "vitest";
import { endpoints } from "./endpoint.ts";
import type { Handlers } from "./contract.ts";

const route = { "tea.pour": { module: "wps", method: "GET", path: "/wps/tea" } } as const;
const schemas = { summary: "Pours", input: z.object({}), output: z.object({ cups: z.number() }), rate: "open" } as const;

it("joins a route and its schemas into one row", () => {
  expect(endpoints(route, { "tea.pour": schemas })).toEqual({ "tea.pour": { ...route["tea.pour"], ...schemas, id: "tea.pour" } });
});

it("keeps the types of a group that misses the schemas of one route", () => {
  // @ts-expect-error: no schemas for the second route
  const rows = endpoints({ ...route, "tea.spill": route["tea.pour"] }, { "tea.pour": schemas });
  expect(rows["tea.pour"].output.parse({ cups: 2 }).cups.toFixed(1)).toBe("2.0");
});

it("keeps the types of a group that declares an error without a row", () => {
  // @ts-expect-error: a code that the catalogue does not hold
  const rows = endpoints(route, { "tea.pour": { ...schemas, errors: ["tea.cold"] } });
  expect(rows["tea.pour"].output.parse({ cups: 2 }).cups.toFixed(1)).toBe("2.0");
});

it("does not compile without schemas, with one too many, with an unknown code, or without a handler", () => {
  // @ts-expect-error: no schemas for the route
  endpoints(route, {});
  // @ts-expect-error: schemas without a route
  endpoints(route, { "tea.pour": schemas, "tea.spill": schemas });
  // @ts-expect-error: a code that the catalogue does not hold
  endpoints(route, { "tea.pour": { ...schemas, errors: ["tea.cold"] } });
  // @ts-expect-error: no handlers at all
  const none: Handlers<{ none: null; optional: null; required: null }> = {};
  expect(none).toEqual({});
});
