import { expect, it } from "vitest";
import type { Route } from "../routes/route.ts";
import { requestParts } from "./request.ts";

const route = (over: Partial<Route>): Route => ({ module: "wps", method: "GET", path: "/wps/tea/:cup/pour", ...over });

it("fills and escapes the path first, and puts the rest into the query", () => {
  const input = { cup: "a/b ?#", sugar: 2, milk: false, cake: undefined, lemon: null };
  expect(requestParts(route({}), input, "https://play.example")).toEqual({
    url: "https://play.example/wps/tea/a%2Fb%20%3F%23/pour?milk=false&sugar=2",
    body: undefined,
  });
});

it("puts the rest into the body of a write", () => {
  expect(requestParts(route({ method: "PUT" }), { cup: "c1", sugar: { lumps: 2 } }, "")).toEqual({
    url: "/wps/tea/c1/pour",
    body: { sugar: { lumps: 2 } },
  });
});

it("sends an empty body without input, and no question mark without a query", () => {
  expect(requestParts(route({ method: "POST", path: "/wps/tea" }), undefined, "")).toEqual({ url: "/wps/tea", body: {} });
  expect(requestParts(route({ path: "/wps/tea" }), undefined, "")).toEqual({ url: "/wps/tea", body: undefined });
});
