import { expect, it, vi } from "vitest";
import { agentPages } from "../../src/app/agent-pages.ts";
import { memberPages } from "../../src/app/member-pages.ts";
import { overlays } from "../../src/app/overlays.ts";
import { type RouteRow, routeRows, routes, rowOf } from "../../src/app/routes.ts";

// The test reads the stories' arguments alone: drawing the site needs a browser.
vi.mock("../setup/page-story.tsx", () => ({ PageStory: () => null }));
vi.mock("../setup/story-context.ts", () => ({ currentStory: () => undefined }));
vi.mock("../setup/story-setup.ts", () =>
  Object.fromEntries(
    ["setupStory", "expectLoaded", "expectClosed", "expectGreeting", "expectConsent", "expectSkeleton"].map((name) => [
      name,
      () => undefined,
    ]),
  ),
);

interface StoryLike {
  readonly args?: { readonly address?: string };
}
const modules = import.meta.glob<Readonly<Record<string, StoryLike>>>("./*.stories.tsx", { eager: true });

/** The address of each story: its own or that of its file. */
const addresses = Object.values(modules).flatMap(({ default: meta, ...stories }) =>
  Object.values(stories).map(({ args }) => new URL(args?.address ?? meta?.args?.address ?? "/", "http://site")),
);
const opened = new Set<RouteRow>(addresses.map(({ pathname }) => rowOf(pathname)));
const overlaysOpened = new Set(addresses.map(({ searchParams }) => searchParams.get("overlay") ?? ""));
// All lobbies are one page.
const sameAs = (row: RouteRow): RouteRow => (row.namespaces.join() === routes.slots.namespaces.join() ? routes.slots : row);

it("finds the stories of the screens", () => {
  expect(addresses.length).toBeGreaterThan(50);
});

it("has a story for every page of the site (docs/add-a-page.md)", () => {
  expect(routeRows.filter(([, row]) => !opened.has(sameAs(row))).map(([id]) => id)).toEqual([]);
});

it("has a story for every overlay of the site", () => {
  const names = new Set([...overlaysOpened].map((overlay) => overlay.split("/")[0]));
  expect(Object.keys(overlays).filter((name) => !names.has(name))).toEqual([]);
});

it("has a story for every page of the agent centre", () => {
  expect(Object.keys(agentPages).filter((id) => !overlaysOpened.has(`agent/${id}`))).toEqual([]);
});

it("has a story for every page of the member centre", () => {
  expect(Object.keys(memberPages).filter((id) => !overlaysOpened.has(`member/${id}`))).toEqual([]);
});
