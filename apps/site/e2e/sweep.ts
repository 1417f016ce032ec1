import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { overlays } from "../src/overlays.ts";
import { memberPages } from "../src/member-pages.ts";
import { routeRows } from "../src/routes.ts";
import { callFrom } from "./newcomer.ts";
import { member } from "./people.ts";
import { quiet } from "./quiet.ts";
import { newAddress, visit, type Wish } from "./visit.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations(page: Page): Promise<string[]> {
  // Through the debugger, not a script tag: the page's own policy stays as strict as it is.
  await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    // The script above put axe on the page; its types are not known there.
    const { axe } = window as unknown as {
      axe: {
        run: (
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
    };
    const found = await axe.run({ runOnly: { type: "tag", values } });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
    );
  }, tags);
}

/** Waits until the page has all that it asks for. */
export async function settled(page: Page): Promise<void> {
  await page.locator("main").waitFor();
  await quiet(page);
  while ((await page.locator("[data-component=skeleton]").count()) > 0)
    await page.locator("[data-component=skeleton]").first().waitFor({ state: "detached" });
  // What measures or sends something is between two looks.
  while ((await page.locator("[aria-busy=true]").count()) > 0)
    await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What holds for every page: axe, no sideways scroll, no raw keys or blanks in its words, nothing in the console. */
export async function judge(page: Page, complaints: readonly string[]): Promise<void> {
  expect(await violations(page)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, "scrolls sideways").toBeLessThanOrEqual(0);
  expect(await page.locator("body").innerText()).not.toMatch(/\b[a-z]+(\.[a-zA-Z]+)+\b:|\{\{|undefined|\[object/);
  expect(complaints).toEqual([]);
}

const nameOf = ({ language, theme, width }: Wish) => `${language} ${theme} ${width}`;
const open = routeRows
  .filter(([, row]) => row.access === "everyone")
  .map(([id, row]) => [id, row.paths[0] === "*" ? "/no/such/page" : row.paths[0]] as const);
/** Places inside overlays that look different from their first one. */
const places: readonly string[] = ["games/MRIDANG", "games/MRIDANG/nothing.there"];
const openOverlays = [
  ...Object.entries(overlays)
    .filter(([, row]) => row.access !== "member")
    .map(([name]) => name),
  ...places,
];

/** Every page and overlay that a visitor may open, in this look. Pages wait for each other's time, not for their turn. */
export function sweepAsVisitor(look: Wish): void {
  describe.concurrent(`a visitor in ${nameOf(look)}`, () => {
    it.for(open)("%s (%s)", async ([_id, path], { onTestFinished }) => {
      const { page, complaints } = await visit(path, look, onTestFinished);
      await settled(page);
      expect(await page.title()).toMatch(/ · Baize$/);
      await judge(page, complaints);
    });

    it.for(openOverlays)("overlay %s", async (name, { onTestFinished }) => {
      const { page, complaints } = await visit(`/?overlay=${name}`, look, onTestFinished);
      await settled(page);
      await page.getByRole("dialog").waitFor();
      await judge(page, complaints);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(new URL(page.url()).searchParams.get("overlay")).toBeNull();
    });
  });
}

/** What only a member sees: the member centre's list and every page of it, and the overlays. */
const memberPlaces = [
  "/",
  "/pointMall",
  "/?overlay=member",
  ...Object.keys(memberPages).map((id) => `/?overlay=member/${id}`),
  "/?overlay=password",
  "/?overlay=security/devices",
  "/?overlay=security/passkeys",
  "/?overlay=security/authenticator",
  "/?overlay=feedback",
  "/?overlay=chat",
  "/?overlay=chat/support",
];

/** All of that, in this look. */
export function sweepAsMember(look: Wish): void {
  describe.concurrent(`a member in ${nameOf(look)}`, () => {
    let session: Readonly<Record<string, string>>;
    beforeAll(async () => {
      const opened = await callFrom(inject("server"), newAddress()).call("session.login", { ...member });
      const { token, account, isAgent, merchantCode } = opened;
      session = { token, account, isAgent: String(isAgent), merchantCode };
    });

    it.for(memberPlaces)("%s", async (path, { onTestFinished }) => {
      const { page, complaints } = await visit(path, { ...look, session }, onTestFinished);
      await settled(page);
      if (path.includes("overlay=")) await page.getByRole("dialog").waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem("token"))).not.toBeNull();
      await judge(page, complaints);
    });
  });
}
