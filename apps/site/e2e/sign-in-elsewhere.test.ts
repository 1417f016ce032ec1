import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "playwright";
import { openTestProvider, type TestProvider } from "../../server/test/harness/identity-provider.ts";
import { openTokenIssuer, type TokenIssuer } from "../../server/test/harness/token-issuer.ts";
import { openDatabase } from "../../server/src/platform/database/open.ts";
import { networkIdle } from "./network-idle.ts";
import { codeTo, here, isIn, member, open, ownStack, send, setNewPassword, submit, tokenOf } from "./own-stack.ts";
import { signIn } from "./people.ts";
import { answerForProvider, withoutOwnSms } from "./phone-project.ts";
import { fillRegistration, freshName } from "./registration.ts";
import { newAddress } from "./visit.ts";

let provider: TestProvider;
let issuer: TokenIssuer;

/** A site whose brand offers Google and Facebook, and whose phone codes come from a project. */
ownStack(
  async (folder) => {
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: `${folder}/db` });
    const toggles = `'{"googleLogin":true,"facebookLogin":true}'::jsonb`;
    await db.execute(`update brands set config = jsonb_set(config, '{features}', (config->'features') || ${toggles})`);
    await close();
  },
  async () => {
    [provider, issuer] = await Promise.all([openTestProvider(), openTokenIssuer()]);
    const { PHONE_PROJECT = "" } = issuer.environment;
    return { server: { ...provider.environment, ...issuer.environment }, site: { PHONE_PROJECT } };
  },
);
afterAll(async () => {
  await Promise.all([provider.close(), issuer.close()]);
});

/** Leaves for the provider's page, and answers there. */
async function visitProvider(page: Page, button: string, answer: "Continue" | "Cancel"): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("link", { name: answer }).click();
}

describe("an account at Google or Facebook", () => {
  it("leads a newcomer to the registration, and signs in afterwards", async () => {
    const [username, address] = [freshName(), newAddress()];
    provider.visitor = {
      sub: username,
      email: `${username.toLowerCase()}@example.in`,
      email_verified: true,
      name: "Meera Kulkarni",
    };
    const { page, complaints } = await open("/slot-games?overlay=login", { address });
    await visitProvider(page, "Continue with Google", "Continue");
    await page.waitForURL((url) => url.pathname === "/register");
    await expect.poll(() => page.locator("[autocomplete=email]").inputValue()).toBe(provider.visitor.email);
    await fillRegistration(page, username);
    await submit(page).click();
    await isIn(page, username);
    expect(complaints).toEqual([]);

    const { page: again, complaints: others } = await open("/slot-games?overlay=login", { address });
    await visitProvider(again, "Continue with Google", "Continue");
    await isIn(again, username);
    await expect.poll(() => new URL(again.url()).pathname + new URL(again.url()).search).toBe("/slot-games");
    expect(others).toEqual([]);
  });

  it("is added to an open account, and signs in to it", async () => {
    const person = await member();
    provider.visitor = { sub: person.username, name: "Meera Kulkarni" };
    const { page, complaints } = await open("/?overlay=login", { address: person.address });
    await signIn(page, person);
    await isIn(page, person.username);
    await page.goto(here("/help?overlay=member/securityCenter/identities"));
    await visitProvider(page, "Add Facebook", "Continue");
    await page.getByText("You can now log in with Facebook.").waitFor();
    await page.getByRole("button", { name: "Remove Facebook" }).waitFor();
    expect(complaints).toEqual([]);

    const { page: again } = await open("/?overlay=login", { address: person.address });
    await visitProvider(again, "Continue with Facebook", "Continue");
    await isIn(again, person.username);
  });

  it("is not needed where the person turns back at the provider", async () => {
    const { page, complaints } = await open("/login");
    await visitProvider(page, "Continue with Google", "Cancel");
    await expect.poll(() => page.getByRole("alert").innerText()).toContain("The login with the other service was not completed.");
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe("/login");
    expect(await tokenOf(page)).toBeNull();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.locator("[name=username]").waitFor();
    expect(complaints).toEqual([]);
  });
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

  it("proves the number for a new password, where the brand has no SMS of its own", async () => {
    const { mobileNum, username, address } = await member();
    const { page, context } = await open("/help", { address });
    await answerForProvider(context, { tokenFor, code });
    await withoutOwnSms(page);
    await page.goto(here("/?overlay=forgot/phone"));
    await page.locator("[name=mobileNum]").fill(mobileNum);
    await send(page).click();
    await page.locator("button[data-state=countdown]").waitFor();
    await page.locator("[name=verificationCode]").fill(code);
    await setNewPassword(page, "nine-yellow-boats-sail-home");
    await expect.poll(() => new URL(page.url()).searchParams.get("overlay")).toBe("login");
    await signIn(page, { username, password: "nine-yellow-boats-sail-home" });
    await isIn(page, username);
  });

  it.each([
    ["its library", "**/assets/*.js"],
    ["the human check", "https://www.google.com/recaptcha/api.js*"],
  ])("is not sent where %s cannot be loaded: the person is told in their language, and other ways stay", async (_, path) => {
    const { mobileNum, whole, username, address } = await member();
    const { page, context } = await open("/login?way=phone", { language: "HI", address });
    await answerForProvider(context, { tokenFor, code });
    await page.locator("[name=mobileNum]").fill(mobileNum);
    // What the page loads after its first view, such as its dialogs, must be there.
    await networkIdle(page);
    await context.route(path, (route) => route.abort());
    await page.locator("button[data-state=idle]").click();
    const dialog = page.getByRole("alertdialog");
    const text = "कोड भेजने वाली सेवा लोड नहीं हुई। फिर कोशिश करें, या कोई दूसरा तरीक़ा चुनें।";
    await expect.poll(() => dialog.innerText()).toContain(text);
    await dialog.getByRole("button").click();
    await context.unroute(path);
    await page.getByRole("tab").nth(1).click();
    await page.getByText("आपके नंबर पर कोड हम SMS से भेजेंगे।").waitFor();
    await page.locator("button[data-state=idle]").click();
    await page.locator("[name=verificationCode]").fill(await codeTo(whole));
    await submit(page).click();
    await isIn(page, username);
  });
});
