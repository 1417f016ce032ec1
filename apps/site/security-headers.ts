import { createHash } from "node:crypto";
import { boot } from "./boot-script.ts";

/** CSP 3 source of a script that stands in the page: it runs as long as it is this text. */
const bootHash = `'sha256-${createHash("sha256").update(boot).digest("base64")}'`;

/** Origins that the brands' configurations name beside the site and the vendor, parted by spaces. */
interface OtherHosts {
  /** `LAUNCH_HOSTS`: what `launchGameCDNs` names. */
  readonly launch?: string | undefined;
  /** `IMAGE_HOSTS`: what `imageCDNs` names. */
  readonly images?: string | undefined;
}

const list = (hosts: string | undefined) => (hosts ? ` ${hosts.trim()}` : "");

/**
 * Headers of the built site. The token lives in session storage, so no foreign script may run: strict
 * Content-Security-Policy with Trusted Types (W3C), frames only from the game vendor. `connects`: origins beside this one
 * that the page may call, which are the site's other addresses (to measure them) and the analytics collector.
 */
export function securityHeaders(
  provider: string,
  connects: readonly string[] = [],
  { launch, images }: OtherHosts = {},
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${bootHash}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${list(images)}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connects].join(" ")}`,
    `frame-src ${provider}${list(launch)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // `baize-worker` names the one worker of this site.
    // `default` lets the empty text through and nothing else, see boot.js.
    "trusted-types default baize-rich-text baize-worker dompurify",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}
