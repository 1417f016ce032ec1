import type { BrowserContext, Page } from "playwright";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (character) => BASE32.indexOf(character).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The key that the page shows for typing it into an authenticator app: all of it, because other figures are four characters long too. */
export async function authenticatorKey(page: Page): Promise<Buffer> {
  const key = await page.locator("[dir=ltr]", { hasText: /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/ }).innerText();
  return fromBase32(key.replaceAll(/\s/g, ""));
}

/** Adds a virtual authenticator that approves everything. */
export async function withPasskeys(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
}
