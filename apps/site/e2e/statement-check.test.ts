import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright";
import { afterAll, expect, inject, it } from "vitest";
import { provenStatementText } from "@baize/domain/agents/settlement/proven-file";
import { sampleProof } from "../mocks/sample-statement.ts";
import { checkPage } from "./check-page.ts";
import { openSession } from "./newcomer.ts";
import { agent } from "./people.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

const choose = async (page: Page, text: string) => {
  const file = { name: "statement.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("main input[type=file]").first().setInputFiles(file);
};

it("accepts a statement that an agent downloaded", async () => {
  const session = await openSession(inject("server"), agent);
  const { page } = await visit("/help?overlay=agent/dailyWages", { session });
  await page.getByRole("row").getByRole("link").first().click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download statement" }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  const visitor = await visit("/statement-check");
  await choose(visitor.page, text);
  await visitor.page.getByText("The statement is genuine", { exact: true }).waitFor();
  await visitor.page.getByText("This is the key that this site publishes.").waitFor();
  expect(await visitor.page.getByText("Matches", { exact: true }).count()).toBe(5);
});

it("checks a statement without a session, and refuses it with a flipped bit", async () => {
  const { page, complaints } = await visit("/statement-check");
  const good = provenStatementText(sampleProof);
  await choose(page, good);
  // The key of the sample is not that of this server.
  await page.getByText("The statement matches the key below", { exact: true }).waitFor();
  expect(await page.getByRole("textbox", { name: "Public key of the check" }).inputValue()).toBe(sampleProof.key.x);
  await page.getByText("This is not the key that this site publishes.").waitFor();
  // The lowest bit of the last digit of the amount.
  await choose(page, good.replace('\\"amount\\":\\"125040\\"', '\\"amount\\":\\"125041\\"'));
  await page.getByText("The statement is not genuine", { exact: true }).waitFor();
  expect(await page.getByText("Does not match", { exact: true }).count()).toBe(3);
  await choose(page, good.slice(0, -40));
  await page.getByText("This file cannot be read", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

it("is also one file, which checks statements from the disk without a network", async () => {
  const { page, context } = await visit("/statement-check");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download this page as a file" }).click();
  const file = join(await mkdtemp(join(tmpdir(), "statement-")), "check-statement.html");
  await (await saved).saveAs(file);
  await context.setOffline(true);
  const alone = await context.newPage();
  const complaints: string[] = [];
  alone.on("console", (message) => void complaints.push(message.text()));
  alone.on("pageerror", (error) => void complaints.push(String(error)));
  await alone.goto(pathToFileURL(file).href);
  const good = provenStatementText(sampleProof);
  await choose(alone, good);
  await alone.getByRole("heading", { name: "The statement matches the key below" }).waitFor();
  await alone.getByLabel("Public key of the check").fill(sampleProof.key.x);
  await alone.getByRole("heading", { name: "The statement is genuine" }).waitFor();
  await checkPage(alone, complaints);
  await choose(alone, good.replace('\\"amount\\":\\"125040\\"', '\\"amount\\":\\"125041\\"'));
  await alone.getByRole("heading", { name: "The statement is not genuine" }).waitFor();
  await alone.getByRole("combobox").selectOption("ar");
  await alone.getByRole("heading", { name: "الكشف ليس أصلياً" }).waitFor();
  expect(await alone.locator("html").getAttribute("dir")).toBe("rtl");
  expect(complaints).toEqual([]);
});
