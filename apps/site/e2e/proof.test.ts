import { describe, expect, it } from "vitest";
import { checkPage } from "./check-page.ts";
import { here, isIn, member, open, ownStack, tokenOf } from "./own-stack.ts";
import { signIn } from "./people.ts";

const PIN = "840273";

ownStack();

/** A page whose session the remember cookie opened: it proves nothing. */
async function resumed() {
  const person = await member();
  const visited = await open("/?overlay=login", { address: person.address, width: 360 });
  const { page } = visited;
  await page.getByRole("checkbox", { name: /Stay logged in/ }).check();
  await signIn(page, person);
  await isIn(page, person.username);
  const first = await tokenOf(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(here("/?overlay=member/withdraw"));
  await isIn(page, person.username);
  expect(await tokenOf(page)).not.toBe(first);
  return { person, ...visited };
}

describe("a change that needs a proof", () => {
  it("asks for it by keyboard, keeps what was typed, and then goes through", async () => {
    const { person, page, complaints } = await resumed();
    const form = page.getByRole("form", { name: "Set withdrawal password" });
    await form.locator("[name=newPassword]").fill(PIN);
    await form.locator("[name=confirmNewPassword]").fill(PIN);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
    await expect.poll(() => dialog.locator("[name=answer]").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("not it, not at all");
    await checkPage(page, []);
    await page.keyboard.press("Enter");
    await dialog.getByText("The current password is incorrect.").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await form.getByText("Confirm that it is you, then try again.").waitFor();
    expect(await form.locator("[name=newPassword]").inputValue()).toBe(PIN);
    await form.locator("[type=submit]").click();
    await dialog.locator("[name=answer]").fill(person.password);
    await page.keyboard.press("Enter");
    await page.getByRole("form", { name: "Add account" }).waitFor();
    // Every refusal that the page meets is logged by the browser: two for the change, one for the guess.
    expect(complaints.filter((each) => !each.includes("403"))).toEqual([]);
  });
});
