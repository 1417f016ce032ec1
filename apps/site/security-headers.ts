import { createHash } from "node:crypto";
import { boot } from "./boot-script.ts";

/** CSP 3 source of an inline script: it is allowed by the hash of its text. */
const bootHash = `'sha256-${createHash("sha256").update(boot).digest("base64")}'`;

/** Origins that the brands' configurations name besides the site and the vendor, separated by spaces. */
interface OtherHosts {
  /** `LAUNCH_HOSTS`: the hosts of `launchGameCDNs`. */
  readonly launch?: string | undefined;
  /** `IMAGE_HOSTS`: the hosts of `imageCDNs`. */
  readonly images?: string | undefined;
  /** `PHONE_PROJECT`: set where the phone-code provider's library sends codes. */
  readonly phoneProject?: string | undefined;
}

/** The origins that the phone-code provider and its human check need, by directive; none where no project is configured. */
const PHONE_CODES = {
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  connects: ["https://identitytoolkit.googleapis.com", "https://www.google.com/recaptcha/"],
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  // The first is of this site; the human check makes the others.
  policies: ["baize-phone-codes", "recaptcha", "goog#html"],
};
const NO_PHONE_CODES: typeof PHONE_CODES = { scripts: [], connects: [], frames: [], policies: [] };

const list = (hosts: string | undefined) => (hosts ? ` ${hosts.trim()}` : "");

/**
 * Headers of the built site. The token is in session storage, so no foreign script may run: strict Content-Security-Policy with
 * Trusted Types (W3C), frames of the game vendor alone. `connects`: further origins that the page may call, which are the
 * site's other addresses (to measure them) and the analytics collector.
 */
export function securityHeaders(
  provider: string,
  connects: readonly string[] = [],
  { launch, images, phoneProject }: OtherHosts = {},
): Record<string, string> {
  const phone = phoneProject ? PHONE_CODES : NO_PHONE_CODES;
  const policy = [
    "default-src 'self'",
    [`script-src 'self' ${bootHash}`, ...phone.scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${list(images)}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connects, ...phone.connects].join(" ")}`,
    [`frame-src ${provider}${list(launch)}`, ...phone.frames].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // `baize-worker` names the one worker of this site.
    // `default` allows the empty text alone, see boot.js.
    ["trusted-types default baize-rich-text baize-worker dompurify", ...phone.policies].join(" "),
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
