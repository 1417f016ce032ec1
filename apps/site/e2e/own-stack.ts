import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { Page } from "playwright";
import { type Stack, startStack } from "../../../packages/toolchain/src/stack/stack.ts";
import { messageTo, newMember, type Newcomer } from "./newcomer.ts";
import { signIn } from "./people.ts";
import { closeBrowser, visit, type Wish } from "./visit.ts";

let stack: Stack;

interface Settings {
  readonly server?: Readonly<Record<string, string>>;
  readonly site?: Readonly<Record<string, string>>;
}

/**
 * A site for one test file, where every person has an address of their own: two proxies, the site's and one in front of it,
 * forward it. No jobs run: draws are a tenth of a processor. `change`: changes the seeded data first. `settings`: of the processes.
 */
export function ownStack(change?: (folder: string) => Promise<void>, settings?: () => Promise<Settings>): void {
  let copy: string | undefined;
  beforeAll(async () => {
    const { server: more, site } = (await settings?.()) ?? {};
    const server = { TRUSTED_PROXIES: "2", PROOF_WORK: "light", PASSWORD_WORK: "light", JOBS: "off", ...more };
    if (change) {
      copy = mkdtempSync(join(tmpdir(), "baize-changed-"));
      cpSync(inject("seeded"), copy, { recursive: true });
      await change(copy);
    }
    stack = await startStack(["server", "provider", "site"], { from: copy ?? inject("seeded"), server, site });
  });
  afterAll(async () => {
    await closeBrowser();
    await stack.stop();
    if (copy) rmSync(copy, { recursive: true, force: true });
  });
}

export const here = (path: string) => `${stack.site}${path}`;
export const server = () => stack.server;
/** `host`: another brand of the same site. */
export const open = (path: string, { host = "localhost", ...wish }: Wish & { host?: string } = {}) =>
  visit(here(path).replace("localhost", host), wish);
export const member = () => newMember(stack.server);
/** The code of the newest message to a number or mailbox. */
export const codeTo = async (to: string) => (await messageTo(stack.server, to)).code ?? "";

export const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem("token"));
export const accountOf = (page: Page) => page.evaluate(() => sessionStorage.getItem("account"));
export const isIn = (page: Page, account: string) => expect.poll(() => accountOf(page)).toBe(account);
export const send = (page: Page) => page.getByRole("button", { name: "Send code" });
/** The submit button of the topmost form. */
export const submit = (page: Page) => page.locator("form:visible button[type=submit]").last();

/** `old`: the password so far, for a change of a signed-in member. */
export async function setNewPassword(page: Page, password: string, old?: string): Promise<void> {
  if (old !== undefined) await page.locator("[name=oldPassword]").fill(old);
  await page.locator("[name=newPassword]").fill(password);
  await page.locator("[name=confirmNewPassword]").fill(password);
  await submit(page).click();
}

/** Signs in from an unknown address, which needs a second proof. */
export async function challenged(person: Pick<Newcomer, "username" | "password">): Promise<Page> {
  const { page } = await open("/login");
  await signIn(page, person);
  await page.getByText("Confirm it’s you").waitFor();
  return page;
}
