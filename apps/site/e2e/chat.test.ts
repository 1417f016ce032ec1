import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { type Newcomer, newMember } from "./newcomer.ts";
import { signIn } from "./people.ts";
import { closeBrowser, visit, type Wish } from "./visit.ts";

afterAll(closeBrowser);

async function arrive(person: Newcomer, path: string, look: Wish = {}) {
  const visited = await visit("/?overlay=login", { ...look, address: person.address });
  await signIn(visited.page, person);
  await visited.page.getByRole("dialog").waitFor({ state: "detached" });
  await visited.page.goto(inject("site") + path);
  await visited.page.getByRole("textbox").waitFor();
  return visited;
}

const write = async (page: Page, text: string) => {
  await page.getByRole("textbox").fill(text);
  // Messages are sent only after the room was read: otherwise the texts stay in the field.
  await expect.poll(async () => await page.getByRole("button", { name: "Send", exact: true }).isEnabled()).toBe(true);
  await page.keyboard.press("Enter");
};

it("delivers a message to a member who has the lobby open, and keeps one that the network refused", async () => {
  const server = inject("server");
  const [asha, ravi] = [await newMember(server), await newMember(server)];
  const one = await arrive(asha, "/?overlay=chat");
  const other = await arrive(ravi, "/?overlay=chat/lobby", { language: "AR", width: 360 });
  const words = `Lotus paid ${Date.now()}`;
  await write(one.page, words);
  await other.page.getByText(words).waitFor();
  // Names are masked for other members.
  expect(await other.page.getByRole("dialog").innerText()).not.toContain(asha.username);

  await one.page.route("**/chatMessages", (route) => route.abort());
  await write(one.page, `${words}, again`);
  await one.page.getByText("Not sent").waitFor();
  await one.page.unroute("**/chatMessages");
  await one.page.getByRole("button", { name: "Send again" }).click();
  await other.page.getByText(`${words}, again`).waitFor();
  // The other member may have the message before its sender has the answer.
  await one.page.getByText("Not sent").waitFor({ state: "detached" });
  expect(other.complaints).toEqual([]);
});

it("acknowledges a message to support, which the help centre links to", async () => {
  const person = await newMember(inject("server"));
  const { page, complaints } = await arrive(person, "/helpmc?overlay=chat/support");
  await write(page, "Where is my receipt?");
  await page.getByText(/we have received your message/).waitFor();
  await page.getByRole("radio", { name: "Chat room" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("overlay")).toBe("chat/lobby");
  expect(complaints).toEqual([]);
});
