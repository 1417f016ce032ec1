import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "playwright";
import { openTokenIssuer, type TokenIssuer } from "../../server/test/harness/token-issuer.ts";
import { codeTo, here, isIn, member, open, ownStack, send, submit } from "./own-stack.ts";
import { answerForProvider } from "./phone-project.ts";

let issuer: TokenIssuer;

/** A site whose phone codes come from a project. */
ownStack(undefined, async () => {
  issuer = await openTokenIssuer();
  const { PHONE_PROJECT = "" } = issuer.environment;
  return { server: issuer.environment, site: { PHONE_PROJECT } };
});
afterAll(async () => {
  await issuer.close();
});

const tokenFor = async (whole: string) => await issuer.issue({ whole, mobileNum: whole.slice(3) }, new Date());

/** Requests for the provider's library, and for hosts of the provider. */
function watchProvider(page: Page) {
  const assets = new URL("../dist/assets/", import.meta.url);
  const files = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const library = files.filter((name) => readFileSync(new URL(name, assets), "utf8").includes("identitytoolkit.googleapis.com"));
  const seen: string[] = [];
  const isProvider = (url: string) => /^[^/]+\/\/[^/]*google/.test(url) || library.some((name) => url.endsWith(name));
  page.on("request", (request) => isProvider(request.url()) && seen.push(request.url()));
  return { library, seen };
}

describe("a phone code of the configured project", () => {
  const code = "246810";

  it("is sent by its library, which is loaded with the first code, and opens the account", async () => {
    const { mobileNum, username, address } = await member();
    const { page, context, complaints } = await open("/help", { address });
    await answerForProvider(context, { tokenFor, code });
    const { library, seen } = watchProvider(page);
    await page.goto(here("/?overlay=login/phone"));
    await page.locator("[name=mobileNum]").fill(mobileNum);
    expect([library.length, seen]).toEqual([1, []]);
    await send(page).click();
    await expect.poll(() => seen.some((url) => url.includes("sendVerificationCode"))).toBe(true);
    expect(seen[0]).toContain(library[0]);
    await page.locator("[name=verificationCode]").fill("000000");
    await submit(page).click();
    await expect.poll(() => page.locator("[name=verificationCode]").getAttribute("aria-invalid")).toBe("true");
    await page.locator("[name=verificationCode]").fill(code);
    await submit(page).click();
    await isIn(page, username);
    expect(complaints).toEqual(["Failed to load resource: the server responded with a status of 400 (Bad Request)"]);
  });

  it.each([
    ["its library", "**/assets/*.js"],
    ["the human check", "https://www.google.com/recaptcha/api.js*"],
  ])("is not sent where %s cannot be loaded: the person is told in their language, and other ways stay", async (_, path) => {
    const { mobileNum, whole, username, address } = await member();
    const { page, context } = await open("/login?way=phone", { language: "HI", address });
    await answerForProvider(context, { tokenFor, code });
    await page.locator("[name=mobileNum]").fill(mobileNum);
    await context.route(path, (route) => route.abort());
    await page.locator("button[data-state=idle]").click();
    const dialog = page.getByRole("alertdialog");
    const text = "कोड भेजने वाली सेवा लोड नहीं हुई। फिर कोशिश करें, या कोई दूसरा तरीका चुनें।";
    await expect.poll(() => dialog.innerText()).toContain(text);
    await dialog.getByRole("button").click();
    await context.unroute(path);
    await page.getByRole("tab").nth(1).click();
    await page.locator("button[data-state=idle]").click();
    await page.locator("[name=verificationCode]").fill(await codeTo(whole));
    await submit(page).click();
    await isIn(page, username);
  });
});
