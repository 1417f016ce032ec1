import { describe, expect, it } from "vitest";
import { paths } from "../navigation/paths.ts";
import { isOpenWhenGated, routeRows, routes, rowOf } from "./routes.ts";

describe("an address", () => {
  it.each([
    ["/", "home"],
    ["/index", "home"],
    ["/index.html", "home"],
    ["/home", "home"],
    ["/register.html", "register"],
    ["/promotions", "promotions"],
    ["/promotions/", "promotions"],
    ["/promoDetail", "promotion"],
    ["/pointMall", "pointMall"],
    ["/help", "help"],
    ["/helpmc", "helpCentre"],
    ["/download", "download"],
    ["/download-the-app", "download"],
    ["/join", "agentApplication"],
    ["/statement-check", "statementCheck"],
    ["/promodetail", "notFound"],
    ["/no/such/page", "notFound"],
  ] as const)("%s leads to %s", (pathname, id) => {
    expect(rowOf(pathname)).toBe(routes[id]);
  });
});

it.each(["/lottery-games", "/lottery", "/elott", "/vnlottery"])("%s has a header, without footer and side menu", (pathname) => {
  expect(rowOf(pathname)?.layout).toEqual({ header: true, footer: false, sideMenu: false });
});

it("opens on a login-gated site the pages that the specification names, and no others", () => {
  const open = routeRows.flatMap(([id, row]) => paths[id].filter((path) => isOpenWhenGated(row, path)));
  expect(open.toSorted()).toEqual(["/download", "/helpmc", "/login", "/register", "/register.html", "/statement-check"]);
  expect(isOpenWhenGated(routes.download, "/download/")).toBe(true);
});
