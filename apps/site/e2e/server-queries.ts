import type { Page } from "playwright";

export interface Balance {
  sumBalance: { amount: string };
}
export interface Bets {
  totals: { count: number };
  items: { stake: { amount: string }; payout: { amount: string }; net: { amount: string }; gameName: string }[];
}

/** Queries the server for the signed-in member, with the page's own token. */
async function ask<Value>(page: Page, server: string, path: string, method = "GET"): Promise<Value> {
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  // As in `callFrom`: an idle connection may be closed in the moment of the next call.
  const headers = { Authorization: `Bearer ${token ?? ""}`, Language: "EN", connection: "close" };
  const answer = await fetch(server + path, { method, headers });
  const body = (await answer.json()) as { value: Value };
  return body.value;
}

/** The newest bet and the number of bets. */
export const betsOf = (page: Page, server: string) => ask<Bets>(page, server, "/wps/relay/bets?limit=1");

export const newestBets = async (page: Page, server: string, limit: number) =>
  (await ask<Bets>(page, server, `/wps/relay/bets?limit=${limit}`)).items;

/** The first page of the team's bets, by the query of an address. */
export const teamBetsOf = (page: Page, server: string, query: string) =>
  ask<Bets & { next: string | null }>(page, server, `/wps/relay/teamBets${query}`);

/** Ends the page's session on the server, without notifying the page. */
export const endSession = (page: Page, server: string) => ask(page, server, "/wps/session/logout", "DELETE");

/** The balance in hundredths. */
export async function loadBalance(page: Page, server: string): Promise<number> {
  return hundredths((await ask<Balance>(page, server, "/wps/v2/wallets/balance")).sumBalance.amount);
}

/** The state of a withdrawal of the page's member: `paying`, `paid` … */
export async function withdrawalState(page: Page, server: string, id: string): Promise<string> {
  return (await ask<{ state: string }>(page, server, `/wps/relay/withdraw?id=${id}`)).state;
}

export const hundredths = (text: string | undefined) => Math.round(Number(text ?? "0") * 100);
