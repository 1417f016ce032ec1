import { expect, it, vi } from "vitest";
import { ROUTES } from "./all-routes.ts";
import { findRoute, loadRoutes } from "./load-routes.ts";

it("knows the first rows at once, and every row when it is asked for", async () => {
  // A module of its own: other tests of the same worker may have loaded every row into the shared one.
  vi.resetModules();
  const fresh = await import("./load-routes.ts");
  expect(fresh.findRoute("games.menus")).toEqual(ROUTES["games.menus"]);
  expect(fresh.findRoute("chat.send")).toBeUndefined();
  expect(await fresh.getRoute("chat.send")).toEqual(ROUTES["chat.send"]);
});

it("knows all rows after the rest was loaded, and no other name", async () => {
  await loadRoutes();
  for (const [id, row] of Object.entries(ROUTES)) expect(findRoute(id)).toEqual(row);
  expect(findRoute("constructor")).toBeUndefined();
});
