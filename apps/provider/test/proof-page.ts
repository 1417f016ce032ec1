import type { Page } from "playwright";
import type { GameTable } from "./table.ts";

/** Renews the seeds of a game's page, and opens the proof of its last round once both verdicts are there. */
export async function openProof(page: Page, { url }: GameTable): Promise<Page> {
  await page.locator("#open-fair").click();
  await page.locator("#seed").fill("mine");
  await page.locator("#rotate button").click();
  await page.locator("#revealed").waitFor();
  const proof = await page.context().newPage();
  await proof.goto(url + ((await page.locator("#past a").getAttribute("href")) ?? ""));
  await proof.locator(".verdict").nth(1).waitFor();
  return proof;
}
