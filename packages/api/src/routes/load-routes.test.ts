import { expect, it } from "vitest";
import { ROUTES } from "./all-routes.ts";
import { getRoute, findRoute, loadRoutes } from "./load-routes.ts";

it("knows the first rows at once, and every row when it is asked for", async () => {
  expect(findRoute("games.menus")).toBe(ROUTES["games.menus"]);
  expect(findRoute("chat.send")).toBeUndefined();
  expect(await getRoute("chat.send")).toBe(ROUTES["chat.send"]);
});

it("knows all rows after the rest was loaded, and no other name", async () => {
  await loadRoutes();
  for (const [id, row] of Object.entries(ROUTES)) expect(findRoute(id)).toBe(row);
  expect(findRoute("constructor")).toBeUndefined();
});
