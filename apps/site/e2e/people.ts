import type { Page } from "playwright";
import { DEMO_ACCOUNTS } from "../../server/src/seed/demo-accounts.ts";

export interface Person {
  readonly username: string;
  readonly password: string;
}

function seeded(kind: number): Person {
  const found = DEMO_ACCOUNTS.find((account) => account.kind === kind);
  if (!found) throw new Error(`The seed has no account of kind ${kind}.`);
  return found;
}
export const member = seeded(0);
export const agent = seeded(1);
/** Agents and their sub-accounts, by kind. */
export const agentsByKind = { 1: agent, 2: seeded(2), 41: seeded(41), 42: seeded(42) } as const;
export const demo = seeded(4);

/** Fills and submits the login form on screen, in any language. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
}
