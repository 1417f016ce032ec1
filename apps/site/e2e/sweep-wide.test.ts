import { afterAll, expect, inject, it } from "vitest";
import { routeRows } from "../src/routes.ts";
import { judge, settled, sweepAsMember, sweepAsVisitor } from "./sweep.ts";
import { closeBrowser, visit, type Wish } from "./visit.ts";

afterAll(closeBrowser);

// Each page as a story is judged in both themes and directions; here what the real server answers stands in it, in the looks that differ most.
const english: Wish = { language: "EN", theme: "light", width: 1280 };
sweepAsVisitor(english);
sweepAsMember(english);

it("every alias opens its page", async () => {
  for (const [, row] of routeRows.filter(([, { access }]) => access === "everyone")) {
    for (const path of row.paths.slice(1)) {
      const { page } = await visit(path);
      await page.locator("link[rel=canonical]").waitFor({ state: "attached" });
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(inject("site") + row.paths[0]);
    }
  }
});

it("an unknown overlay and foolish parameters change nothing", async () => {
  const { page, complaints } = await visit(
    "/slot-games?overlay=nothing&vassalage=%3Cscript%3E&search=" + "x".repeat(10_000) + "&page=-1",
  );
  await settled(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await judge(page, complaints);
});
