import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { changeAnswer } from "./change-answer.ts";
import { checkPage } from "./check-page.ts";
import { freshDraw } from "./fresh-draw.ts";
import { callFrom, openSession } from "./newcomer.ts";
import { operate } from "./operate.ts";
import { member } from "./people.ts";
import { closeBrowser, newAddress, visit } from "./visit.ts";

afterAll(closeBrowser);

const press = async (page: Page, name: string | RegExp) => await page.getByRole("button", { name }).first().press("Enter");

/** Buys one ticket of which a line wins, whatever comes; answers the number of its draw. */
async function buy(page: Page): Promise<string> {
  await press(page, /^Big /);
  await press(page, /^Small /);
  await press(page, "Add to slip");
  const slip = page.getByRole("region", { name: "Tickets" });
  await slip.getByRole("button", { name: /^Place / }).press("Enter");
  await slip.getByText("Ticket bought").waitFor();
  await page.goto(`${inject("site")}/lottery?gameCode=QUICK_DICE&part=tickets`);
  const opener = page.getByRole("link", { name: /^Open the ticket of draw/ }).first();
  return (await opener.innerText()).trim();
}

/** The page that checks draws as a person has it: a file on the disk, without a network. */
async function openChecker(page: Page) {
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the page that checks a draw" }).click();
  const file = join(await mkdtemp(join(tmpdir(), "draw-")), "check-draw.html");
  await (await saved).saveAs(file);
  const alone = await page.context().newPage();
  const complaints: string[] = [];
  alone.on("console", (message) => void complaints.push(message.text()));
  alone.on("pageerror", (error) => void complaints.push(String(error)));
  await page.context().setOffline(true);
  await alone.goto(pathToFileURL(file).href);
  const choose = async (text: string) => {
    const proof = { name: "proof.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await alone.locator("input[type=file]").setInputFiles(proof);
  };
  /** What the page says of each part that does not match. */
  const refused = async (text: string): Promise<string[]> => {
    await choose(text);
    await alone.getByRole("heading", { name: "Something does not match" }).waitFor();
    const rows = await alone.locator("dl > div").filter({ hasText: "Does not match" }).allInnerTexts();
    return rows.map((row) => row.split("\n")[0] ?? "");
  };
  return { alone, complaints, choose, refused };
}

const flipped = (hex: string) => `${hex.startsWith("0") ? "1" : "0"}${hex.slice(1)}`;

it("settles a bought ticket on its open page, and proves it to a page without a network that refuses forgeries", async () => {
  const session = await openSession(inject("server"), member);
  const client = callFrom(inject("server"), newAddress());
  // The game draws every minute: a ticket that is bought at the end of one is drawn before the list shows it.
  await freshDraw("QUICK_DICE");
  const { page, complaints } = await visit("/lottery?gameCode=QUICK_DICE&playType=sum-half", { session });
  const issue = await buy(page);
  const row = page.getByRole("row").filter({ hasText: issue });
  await row.getByText("Waiting for the draw").waitFor();
  // It takes no more tickets from here on; the numbers come when they were to come, within the minute.
  operate(inject("data"), "lottery", "close", "--game", "QUICK_DICE", "--issue", issue);
  expect((await client.read("lottery.proof", { gameCode: "QUICK_DICE", issue })).root).not.toBeNull();
  await row.getByText("Won", { exact: true }).waitFor({ timeout: 90_000 });
  await page
    .getByRole("link", { name: `Open the ticket of draw ${issue}` })
    .first()
    .press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ticket" });
  await dialog.getByRole("button", { name: "Check it here" }).press("Enter");
  await dialog.getByText("Everything matches").waitFor();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the proof" }).click();
  const text = await readFile(await (await saved).path(), "utf8");
  const otherKey = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo", use: "sig", alg: "EdDSA" };
  await changeAnswer(page, "**/wps/system/keys", () => ({ statementKeys: [otherKey] }));
  // A visitor without a ticket takes the draw's own file.
  await page.goto(`${inject("site")}/lottery?gameCode=QUICK_DICE&draw=${issue}`);
  const drawDialog = page.getByRole("dialog", { name: `Draw ${issue}` });
  // A file that another key has signed is intact, but not the operator's word.
  await drawDialog.getByRole("button", { name: "Check it here" }).press("Enter");
  await drawDialog.getByText("The file is intact").waitFor();
  await drawDialog.getByText(/This site does not publish the key in the file/).waitFor();
  const savedDraw = page.waitForEvent("download");
  await drawDialog.getByRole("button", { name: "Download the proof" }).click();
  const drawText = await readFile(await (await savedDraw).path(), "utf8");
  expect(complaints).toEqual([]);

  const { alone, choose, refused, complaints: said } = await openChecker(page);
  await choose(text);
  await alone.getByRole("heading", { name: "The file is intact" }).waitFor();
  const proof = JSON.parse(text);
  await alone.getByLabel("Signing key of the operator").fill(proof.key.x);
  await alone.getByRole("heading", { name: "Everything matches" }).waitFor();
  await checkPage(alone, said);
  const forged = (change: object) => JSON.stringify({ ...proof, ...change });
  const { ticket, numbers, seed } = proof;
  expect(await refused(forged({ seed: flipped(seed) }))).toEqual(["Seed", "Numbers"]);
  expect(await refused(forged({ numbers: [numbers[0] === "1" ? "2" : "1", ...numbers.slice(1)] }))).toContain("Numbers");
  const richer = { ...ticket, text: ticket.text.replace(/"multiple":\d+/, '"multiple":999') };
  expect(await refused(forged({ ticket: richer }))).toEqual(["Leaf", "Ticket", "Prize"]);
  // A ticket that was never in the draw has no path to its root.
  expect(await refused(forged({ ticket: { ...ticket, leaf: flipped(ticket.leaf) } }))).toEqual(["Leaf", "Path"]);
  const [header, payload, signature] = proof.signed.split(".");
  const draw = JSON.parse(Buffer.from(payload, "base64url").toString());
  /** What was signed, changed; its signature stays. */
  const unsigned = (change: object) =>
    forged({ signed: [header, Buffer.from(JSON.stringify({ ...draw, ...change })).toString("base64url"), signature].join(".") });
  expect(await refused(unsigned({ root: flipped(draw.root) }))).toEqual(["Signature", "Numbers", "Path", "Ticket"]);
  expect(await refused(unsigned({ commitment: flipped(draw.commitment) }))).toEqual(["Signature", "Seed"]);
  const [step, ...steps] = ticket.proof;
  // A draw with one ticket has no steps: its leaf is the root.
  const path = [{ side: "left", ...step, hash: flipped(step?.hash ?? ticket.leaf) }, ...steps];
  expect(await refused(forged({ ticket: { ...ticket, proof: path } }))).toEqual(["Path", "Ticket"]);
  expect(await refused(JSON.stringify({ ...JSON.parse(drawText), seed: flipped(seed) }))).toEqual(["Seed", "Numbers"]);
  await choose(drawText);
  await alone.getByRole("heading", { name: "Everything matches" }).waitFor();
  await choose(text.slice(0, -40));
  await alone.getByText("This file is not the proof of a draw.").waitFor();
  expect(said).toEqual([]);
});
