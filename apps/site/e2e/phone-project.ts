import type { BrowserContext, Page, Route } from "playwright";

/** A script as Google's human check is made: it loads its second part by a policy of its own for Trusted Types. */
const CHECK = `
  const policy = trustedTypes.createPolicy("recaptcha", { createScriptURL: (url) => url });
  const script = document.createElement("script");
  script.src = policy.createScriptURL("https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js");
  document.head.append(script);`;
/** The second part, which agrees that the visitor is a person and then calls the page's function. */
const PART = `
  trustedTypes.createPolicy("goog#html", { createHTML: (text) => text });
  let callback;
  const render = (place, options) => { callback = options.callback; return 0; };
  window.grecaptcha = { render, execute: () => callback("a-person"), getResponse: () => "", reset: () => undefined };
  window[new URL(document.querySelector("script[src*='/recaptcha/api.js']").src).searchParams.get("onload")]();`;

const script = (body: string) => async (route: Route) => await route.fulfill({ contentType: "text/javascript", body });

interface TestProvider {
  /** The provider's id token for a whole number. */
  readonly tokenFor: (whole: string) => Promise<string>;
  readonly code: string;
}

/** Answers the browser's calls to the phone-code provider and its human check, which tests do not reach. */
export async function answerForProvider(context: BrowserContext, { tokenFor, code }: TestProvider): Promise<void> {
  let whole = "";
  await context.route("https://www.google.com/recaptcha/api.js*", script(CHECK));
  await context.route("https://www.gstatic.com/recaptcha/**", script(PART));
  await context.route("https://identitytoolkit.googleapis.com/**", async (route) => {
    const [, call = ""] = /(?:\/|:)(\w+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    const given: unknown = route.request().method() === "POST" ? route.request().postDataJSON() : {};
    const asked = (name: string) => String(Reflect.get(Object(given), name) ?? "");
    const answer = (json: object, status = 200) =>
      route.fulfill({ status, json, headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" } });
    const refuse = (message: string) => answer({ error: { code: 400, message } }, 400);
    if (call === "recaptchaConfig") return await answer({});
    if (call === "recaptchaParams") return await answer({ recaptchaSiteKey: "a-site-key" });
    if (call === "sendVerificationCode") {
      if (asked("recaptchaToken") !== "a-person") return await refuse("CAPTCHA_CHECK_FAILED");
      whole = asked("phoneNumber");
      return await answer({ sessionInfo: "a-sending" });
    }
    if (call === "signInWithPhoneNumber") {
      if (asked("code") !== code || asked("sessionInfo") !== "a-sending") return await refuse("INVALID_CODE");
      return await answer({
        idToken: await tokenFor(whole),
        refreshToken: "r",
        expiresIn: "3600",
        localId: "1",
        phoneNumber: whole,
      });
    }
    return await answer({ users: [{ localId: "1", phoneNumber: whole }] });
  });
}

/** Shows the site as of a brand without codes of its own, from the next page on. */
export async function withoutOwnSms(page: Page): Promise<void> {
  await page.route("**/wps/system/whitelabel*", async (route) => {
    const answer = await route.fetch();
    const { value } = (await answer.json()) as { value: { features: object } };
    const features = { ...value.features, smsLogin: false };
    await route.fulfill({ response: answer, json: { success: true, value: { ...value, features } } });
  });
}
