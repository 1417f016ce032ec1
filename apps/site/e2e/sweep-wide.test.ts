import { afterAll, expect, inject, it } from "vitest";
import { routeRows } from "../src/routes.ts";
import { judge, settled } from "./judge.ts";
import { agent, demo, member } from "./people.ts";
import { places, sweep } from "./sweep.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

const english = { language: "EN", theme: "light", width: 1280, judged: "axe" } as const;
/** What a visitor cannot show: that a member's own address works by itself. */
const inCentre = (path: string) => path.includes("overlay=member");
sweep({ ...english, who: "a visitor", places: places.visitor, typed: () => true });
sweep({ ...english, who: "a member", person: member, places: places.member, typed: inCentre });
sweep({ ...english, who: "an agent", person: agent, places: places.member });
sweep({ ...english, who: "a trial account", person: demo, places: places.trial });

it("every alias opens its page", async () => {
  const { page } = await visit("/help");
  for (const [, row] of routeRows.filter(([, { access }]) => access === "everyone")) {
    for (const path of row.paths.slice(1)) {
      await page.goto(new URL(path, inject("site")).href);
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
