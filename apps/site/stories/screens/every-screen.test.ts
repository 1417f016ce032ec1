import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { overlays } from "../../src/app/overlays.ts";
import { type RouteRow, routeRows, routes, rowOf } from "../../src/app/routes.ts";

const text = globSync("*.stories.tsx", { cwd: import.meta.dirname })
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8"))
  .join("\n");
const addresses = [...text.matchAll(/address: "([^"]+)"/g)].map(([, address = ""]) => new URL(address, "http://site"));
const told = new Set<RouteRow>(addresses.map(({ pathname }) => rowOf(pathname)));
const open = new Set(addresses.map(({ searchParams }) => searchParams.get("overlay")?.split("/")[0]));
// One lobby is as another.
const sameAs = (row: RouteRow): RouteRow => (row.namespaces.join() === routes.slots.namespaces.join() ? routes.slots : row);

it("every page of the site has a story (docs/add-a-page.md)", () => {
  expect(routeRows.filter(([, row]) => !told.has(sameAs(row))).map(([id]) => id)).toEqual([]);
});

it("every overlay of the site has a story", () => {
  expect(Object.keys(overlays).filter((name) => !open.has(name))).toEqual([]);
});
