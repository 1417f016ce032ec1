import { scriptPolicy } from "../page/trusted-script.ts";
import { verifyError } from "./provider-error.ts";
import "./human-check.css.ts";

const PREFIX = "https://www.google.com/recaptcha/";
/** The function of the page that the script calls once it is ready. */
const READY = "phoneCodesReady";
/** The script loads another: where that one is blocked, nothing reports it. */
const LOAD_MS = 30_000;

const trusted = scriptPolicy("baize-phone-codes", ({ href }) => href.startsWith(PREFIX));

async function insert(language: string): Promise<void> {
  const script = document.createElement("script");
  // `trustedtypes`: the script then makes its own policies, so that the page's default one stays closed.
  const query = new URLSearchParams({ render: "explicit", onload: READY, hl: language, trustedtypes: "true" });
  await new Promise((resolve, reject) => {
    Reflect.set(window, READY, resolve);
    script.addEventListener("error", reject);
    setTimeout(reject, LOAD_MS);
    script.src = trusted(`${PREFIX}api.js?${query}`);
    document.head.append(script);
  });
}

let loaded: { readonly language: string; readonly ready: Promise<void> } | undefined;

/**
 * Loads the human check of the phone-code provider, once a language. The provider's library would insert the script as plain
 * text, which Trusted Types refuse; it takes one that is there. Throws `verify.sender_unavailable`.
 */
export async function loadHumanCheck(language: string): Promise<void> {
  if (loaded?.language !== language) loaded = { language, ready: insert(language) };
  try {
    await loaded.ready;
  } catch (error) {
    loaded = undefined;
    throw verifyError("verify.sender_unavailable", error);
  }
}

const isChallenge = (target: EventTarget | null): boolean => target instanceof HTMLIFrameElement && target.src.startsWith(PREFIX);

function hide(event: FocusEvent): void {
  if (isChallenge(event.target) || isChallenge(event.relatedTarget)) event.stopImmediatePropagation();
}

/** Lets the challenge have the keyboard although an overlay is open, until the function that it returns is called. */
export function allowChallengeFocus(): () => void {
  const controller = new AbortController();
  for (const type of ["focusin", "focusout"] as const)
    window.addEventListener(type, hide, { capture: true, signal: controller.signal });
  return () => controller.abort();
}
