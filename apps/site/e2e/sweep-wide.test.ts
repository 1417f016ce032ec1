import { afterAll, expect, inject, it } from "vitest";
import { routeRows } from "../src/app/routes.ts";
import { pathOf, paths } from "../src/navigation/paths.ts";
import { checkPage, settled } from "./check-page.ts";
import { agent, agentsByKind, demo, member } from "./people.ts";
import { agentCentre, everywhere, follow, inCentre, nowhere, places, sweep } from "./sweep.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

/** Links to overlays are tested in the flows that use them. */
const isPage = (path: string) => !path.includes("overlay=");
const english = { language: "EN", theme: "light", width: 1280 } as const;
sweep({ ...english, who: "a visitor", places: places.visitor, typed: isPage, whole: everywhere });
sweep({ ...english, who: "a member", person: member, places: places.member, typed: inCentre, whole: everywhere });
// Outside of the centre an agent sees what a member does.
sweep({ ...english, who: "an agent", person: agent, places: [...places.member, ...agentCentre(1)], whole: inCentre });
// The pages of other kinds of agents have the same markup.
for (const kind of [2, 41, 42] as const)
  sweep({ ...english, who: `an agent of kind ${kind}`, person: agentsByKind[kind], places: agentCentre(kind), whole: nowhere });
sweep({ ...english, who: "a trial account", person: demo, places: places.trial, whole: everywhere });

it("opens the page of every alias", async () => {
  const { page } = await visit("/help");
  // Before that, the site does not handle clicks on links.
  await settled(page);
  for (const [id] of routeRows.filter(([, { access }]) => access === "everyone")) {
    for (const path of paths[id].slice(1)) {
      await follow(page, path);
      await expect.poll(() => page.locator("link[rel=canonical]").getAttribute("href")).toBe(inject("site") + pathOf(id));
    }
  }
});

it("ignores an unknown overlay and unknown parameters", async () => {
  const { page, complaints } = await visit(
    "/slot-games?overlay=nothing&vassalage=%3Cscript%3E&search=" + "x".repeat(10_000) + "&page=-1",
  );
  await settled(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await checkPage(page, complaints);
});
