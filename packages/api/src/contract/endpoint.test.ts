import * as z from "zod/mini";
import { expect, it } from "vitest";
import { endpoints } from "./endpoint.ts";
import type { Handlers } from "./contract.ts";

const wire = { "tea.pour": { module: "wps", method: "GET", path: "/wps/tea" } } as const;
const shape = { summary: "Pours", input: z.object({}), output: z.object({ cups: z.number() }), rate: "open" } as const;

it("joins a wire and its shape into one row", () => {
  expect(endpoints(wire, { "tea.pour": shape })).toEqual({ "tea.pour": { ...wire["tea.pour"], ...shape, id: "tea.pour" } });
});

it("does not compile without a shape, with one too many, with an unknown code, or without a handler", () => {
  // @ts-expect-error: no shape for the wire
  endpoints(wire, {});
  // @ts-expect-error: a shape without a wire
  endpoints(wire, { "tea.pour": shape, "tea.spill": shape });
  // @ts-expect-error: a code that the catalogue does not hold
  endpoints(wire, { "tea.pour": { ...shape, errors: ["tea.cold"] } });
  // @ts-expect-error: no handlers at all
  const none: Handlers<{ none: null; optional: null; required: null }> = {};
  expect(none).toEqual({});
});
