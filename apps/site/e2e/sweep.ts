import { afterAll, beforeAll, describe, inject, it } from "vitest";
import type { BrowserContext, Page } from "playwright";
import type { Client } from "@baize/api/client/client";
import type { AgentKind } from "@baize/domain/agents/abilities";
import { createI18n } from "@baize/i18n/create-i18n";
import { isLanguageCode, languageOf } from "@baize/i18n/languages";
import type { KeyOf } from "@baize/i18n/messages";
import { overlays } from "../src/app/overlays.ts";
import { agentPages } from "../src/app/agent-pages.ts";
import type { CentrePageRow } from "../src/app/centre/centre-page-row.ts";
import { memberPages } from "../src/app/member-pages.ts";
import type { AgentPageName } from "../src/navigation/agent-page-names.ts";
import { routeRows, routes } from "../src/app/routes.ts";
import { pathOf } from "../src/navigation/paths.ts";
import { callFrom, openSession } from "./newcomer.ts";
import { checkInBothThemes, checkOneWayBack, checkTexts, settled } from "./check-page.ts";
import type { Person } from "./people.ts";
import { newAddress, visit, type Wish } from "./visit.ts";

/** A page of the site, or an overlay over a small page, which is checked on its own. */
interface Place {
  /** With a name of `FOUND` for a part that the server knows. */
  readonly path: string;
  /** The window's title, outermost last. */
  readonly titles: readonly (KeyOf<"common"> | `centre:${KeyOf<"centre">}`)[];
  /** The dialog's name, where there is one and it is always the same. */
  readonly dialog?: KeyOf<"common">;
  /** The page that is shown instead, where this person may not open it. */
  readonly heading?: `auth:${KeyOf<"auth">}`;
}
const below = "/help";
const overlay = (name: string, dialog: KeyOf<"common">): Place => ({
  path: `${below}?overlay=${name}`,
  titles: [routes.help.title],
  dialog,
});

/** Without an id it leads to the list; `content.test.ts` opens one. */
const leadsOn = "promotion";
/** Pages that redirect a signed-in person: their flows have tests of their own. */
const forVisitors: ReadonlySet<string> = new Set(["login", "register"]);

const pages = routeRows
  .filter(([id]) => id !== leadsOn)
  .map(([id, row]) => ({
    id,
    path: id === "notFound" ? "/no/such/page" : pathOf(id),
    titles: [row.title],
    row,
  }));

const visitorPlaces: readonly Place[] = [
  ...pages.filter(({ row }) => row.access === "everyone"),
  ...Object.entries(overlays)
    .filter(([, row]) => row.access !== "member")
    .map(([name, row]) => overlay(name, row.title)),
  // Paths inside an overlay that look different from its first one.
  overlay("games/MRIDANG", overlays.games.title),
  overlay("games/MRIDANG/nothing.there", overlays.games.title),
];

const openToAll = [
  ...pages.filter(({ id }) => !forVisitors.has(id)),
  ...Object.entries(overlays)
    .filter(([, row]) => row.access !== "visitor" && !("real" in row))
    .map(([name, row]) => overlay(name, row.title)),
];
const memberPlaces: readonly Place[] = [
  ...openToAll,
  overlay("password", overlays.password.title),
  ...["devices", "passkeys", "authenticator"].map((place) => overlay(`security/${place}`, overlays.security.title)),
  overlay("chat/support", overlays.chat.title),
  { ...overlay("member", overlays.member.title), titles: [overlays.member.title] },
  ...Object.entries(memberPages).map(([id, row]) => ({
    ...overlay(`member/${id}`, overlays.member.title),
    titles: [`centre:${row.title}`, overlays.member.title] as const,
  })),
];
const trialPlaces: readonly Place[] = [
  ...openToAll,
  ...Object.entries(overlays)
    .filter(([, row]) => "real" in row)
    .map(([name, row]) => ({ ...overlay(name, row.title), heading: "auth:trial.title" as const })),
];

/** Names in a path, and how the server says what this person has there: the first of a list. */
const FOUND = {
  ":account": async (client: Client) => (await client.read("team.list", { type: 2, limit: 1 })).items[0]?.account,
  ":contract": async (client: Client) => (await client.read("contracts.list", { limit: 1 })).items[0]?.id,
  ":statement": async (client: Client) =>
    (await client.read("income.list", { type: "dividend", way: "paid", limit: 1 })).items[0]?.id,
} as const;

/** The pages of the agent centre that the path below its own ones opens. */
const AGENT_DETAILS: readonly (readonly [page: AgentPageName, path: string])[] = [
  ["teamManagement", ":account"],
  ["userProfitLoss", ":account"],
  ["myIncome", "statements"],
  ["dividendRecord", ":statement"],
  ["contracts", "new"],
  ["contracts", ":contract"],
];

/** Every page of the agent centre, as an agent of this kind has it. */
export const agentCentre = (kind: AgentKind): readonly Place[] => {
  const titled = (path: string, row: CentrePageRow): Place => {
    // The first page is shown instead of one that this kind does not have.
    const isOpen = !row.when || row.when({ type: kind, toUpline: false });
    const { title } = isOpen ? row : agentPages.agentTeamOverview;
    return { ...overlay(`agent/${path}`, overlays.agent.title), titles: [`centre:${title}`, overlays.agent.title] };
  };
  return [
    { ...overlay("agent", overlays.agent.title), titles: [overlays.agent.title] },
    ...Object.entries<CentrePageRow>(agentPages).map(([id, row]) => titled(id, row)),
    ...AGENT_DETAILS.map(([page, path]) => titled(`${page}/${path}`, agentPages[page])),
  ];
};
export const places = { visitor: visitorPlaces, member: memberPlaces, trial: trialPlaces };

/** The pages of a centre for a signed-in person. */
export const inCentre = (path: string) => /overlay=(member|agent)/.test(path);
export const everywhere = () => true;
export const nowhere = () => false;

interface Sweep extends Wish {
  readonly who: string;
  readonly places: readonly Place[];
  readonly person?: Person;
  /** Addresses that are loaded anew; every other one is followed as a link of the site. */
  readonly typed?: (path: string) => boolean;
  /** Pages that are checked in full, in both themes; for the others only what a language or a width can break. */
  readonly whole: (path: string) => boolean;
}

/** Opens an address as a link of the site does, without a reload. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

/**
 * Draws the page in a tenth of its length: the picture of a visited page is not looked at. The page keeps its size and positions, but
 * a pointer would not: nothing may be clicked.
 */
async function drawSmall(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const size = { width, height, screenWidth: width, screenHeight: height };
  await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: false, scale: 0.1 });
}

/** The path with what the server knows in place of a name. */
async function fillIn(path: string, client: Client | undefined): Promise<string> {
  for (const [name, find] of Object.entries(FOUND)) {
    if (!path.includes(name)) continue;
    const found = client && (await find(client));
    if (found === undefined) throw new Error(`The seed has nothing to open at ${path}.`);
    return path.replace(name, encodeURIComponent(found));
  }
  return path;
}

/** One person visits the pages in order; several people do so at once, because pages mostly wait for the network. */
export function sweep({ who, places: all, person, typed = nowhere, whole, ...look }: Sweep): void {
  const { language = "EN", theme, width } = look;
  describe.concurrent(`${who} in ${language} ${theme} ${width}`, () => {
    let page: Page;
    let context: BrowserContext;
    let complaints: readonly string[];
    let client: Client | undefined;
    let said: Awaited<ReturnType<typeof createI18n>>;
    let seen = 0;
    beforeAll(async () => {
      if (!isLanguageCode(language)) throw new Error(`No language ${language}.`);
      said = await createI18n({ language: languageOf(language), namespaces: ["common", "centre", "auth"] });
      const session = person && (await openSession(inject("server"), person));
      client = session && callFrom(inject("server"), newAddress(), session.token);
      const wish = { ...look, session };
      ({ page, context, complaints } = await visit("/help", wish, () => {}));
      await drawSmall(page);
      await settled(page);
    });
    afterAll(() => context.close());

    it.for(all)("$path", { concurrent: false }, async ({ path: named, titles, dialog, heading }, { expect }) => {
      const path = await fillIn(named, client);
      await (typed(path) ? page.goto(new URL(path, inject("site")).href) : follow(page, path));
      if (dialog) await page.getByRole("dialog", { name: said.t(dialog) }).waitFor();
      if (heading) await page.getByRole("heading", { name: said.t(heading) }).waitFor();
      const title = [...titles.map((key) => said.t(key)), "Baize"].join(" · ");
      await expect.poll(() => page.title()).toBe(title);
      await settled(page);
      const fresh = complaints.slice(seen);
      seen = complaints.length;
      expect(await page.evaluate(() => sessionStorage.getItem("token") !== null)).toBe(person !== undefined);
      await checkOneWayBack(page);
      await (whole(path) ? checkInBothThemes(page, fresh) : checkTexts(page, fresh));
    });
  });
}
