import { randomBytes, randomUUID } from "node:crypto";
import { type Client, createClient } from "@baize/api/client/client";
import * as z from "zod/mini";
import { registerWork } from "../../../../../apps/server/test/harness/human.ts";
import { securityHeaders } from "../../../../../apps/site/security-headers.ts";
import { GAME } from "./fill.ts";
import { httpsFetch, type Visitor } from "./https-fetch.ts";

export interface Member {
  readonly username: string;
  readonly password: string;
}

/** The site's own client, over TLS. */
export const clientAt = (site: string, visitor: Visitor, token: string | null = null): Client =>
  createClient({ baseUrl: site, language: () => "EN", token: () => token, fetch: httpsFetch(visitor) });

/** The home page with every header that a browser needs to be safe. */
export async function checkHome(site: string, vendor: string, visitor: Visitor): Promise<void> {
  const page = await httpsFetch(visitor)(`${site}/`);
  const html = await page.text();
  if (page.status !== 200 || !html.includes('<div id="app"')) throw new Error(`The home page was answered ${page.status}`);
  const wanted = Object.entries(securityHeaders(vendor)).filter(([name, value]) => page.headers.get(name) !== value);
  if (!page.headers.has("strict-transport-security")) wanted.push(["Strict-Transport-Security", ""]);
  if (wanted.length > 0) throw new Error(`The home page lacks ${wanted.map(([name]) => name).join(", ")}`);
  const [, script = ""] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const asset = await httpsFetch(visitor)(`${site}${script}`);
  if (asset.status !== 200 || !(asset.headers.get("cache-control") ?? "").includes("immutable"))
    throw new Error(`${script} was answered ${asset.status}, cached as ${asset.headers.get("cache-control") ?? "nothing"}`);
}

/** That the site is open, and that the servers see the visitor's own address behind the proxy. */
export async function checkStatus(site: string, visitor: Visitor): Promise<void> {
  const { status, ip } = await clientAt(site, visitor).read("system.status");
  if (ip !== visitor.from) throw new Error(`The servers see ${ip} for a visitor at ${visitor.from}: TRUSTED_PROXIES is wrong`);
  if (status !== 0) throw new Error(`The site is closed: status ${status}`);
}

/** Opens an account with a solved proof of work, as a visitor. */
export async function register(site: string, visitor: Visitor): Promise<Member> {
  const client = clientAt(site, visitor);
  const member = { username: `r${randomBytes(5).toString("hex")}`, password: `seven-${randomBytes(9).toString("hex")}` };
  const work = await registerWork(client);
  const form = { ...member, confirmPassword: member.password, birthday: "1990-04-12", agreement: true, login: false, ...work };
  await client.write("register.create", form, { key: randomUUID() });
  return member;
}

/** Signs in by password; returns the token of the session. */
export async function signIn(site: string, visitor: Visitor, { username, password }: Member): Promise<string> {
  const { token } = await clientAt(site, visitor).write("session.login", { username, password });
  return token;
}

export const loadBalance = async (client: Client): Promise<string> => (await client.read("wallet.balance")).sumBalance.amount;

const opened = z.object({ key: z.string(), stakes: z.array(z.string()) });
const round = z.object({ phase: z.string(), stake: z.string(), win: z.string() });

/** Plays one round at the vendor, whose page and wallet calls go over TLS too; returns what it staked and won. */
export async function playRound(client: Client, visitor: Visitor): Promise<{ stake: string; win: string }> {
  const { game_url: address } = await client.write("games.launch", { gameId: GAME });
  if (address === null) throw new Error("The game was given no address");
  const { origin, pathname, searchParams } = new URL(address);
  const call = async (path: string, body: object, key = "") => {
    const headers = { "content-type": "application/json", "x-play-key": key, origin };
    const answer = await httpsFetch(visitor)(`${origin}/play-api/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`The vendor answered ${path} with ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
  const gameCode = pathname.split("/").at(-1) ?? "";
  const { key, stakes } = z.parse(opened, await call("open", { token: searchParams.get("token") ?? "", gameCode }));
  const spun = await call("bet", { intent: randomUUID(), stake: stakes[0] ?? "" }, key);
  const { phase, stake, win } = z.parse(round, spun);
  if (phase !== "settled") throw new Error(`The round is ${phase}`);
  return { stake, win };
}
