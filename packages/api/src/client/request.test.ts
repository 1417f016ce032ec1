import { expect, it } from "vitest";
import type { Route } from "../routes/route.ts";
import { requestParts } from "./request.ts";

const route = (over: Partial<Route>): Route => ({ module: "wps", method: "GET", path: "/wps/tea/:cup/pour", ...over });

it("fills the path first, escaped, and leaves the rest to the query", () => {
  const input = { cup: "a/b ?#", sugar: 2, milk: false, cake: undefined, lemon: null };
  expect(requestParts(route({}), input, "https://play.example")).toEqual({
    url: "https://play.example/wps/tea/a%2Fb%20%3F%23/pour?milk=false&sugar=2",
    body: undefined,
  });
});

it("leaves the rest to the body of a write", () => {
  expect(requestParts(route({ method: "PUT" }), { cup: "c1", sugar: { lumps: 2 } }, "")).toEqual({
    url: "/wps/tea/c1/pour",
    body: { sugar: { lumps: 2 } },
  });
});

it("sends an empty body where there is no input, and no query mark where there is no query", () => {
  expect(requestParts(route({ method: "POST", path: "/wps/tea" }), undefined, "")).toEqual({ url: "/wps/tea", body: {} });
  expect(requestParts(route({ path: "/wps/tea" }), undefined, "")).toEqual({ url: "/wps/tea", body: undefined });
});
