import { type Browser, chromium } from "playwright";
import { findChromium, unneededOptions, UNHINTED } from "./test/chromium.ts";

// Chromium heeds only the last --disable-features, so these name what Playwright 1.65 turns off, too. The last two keep a
// window from starting two pages behind its address bar: half a second of processor time for every visit of a test.
const off = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--hide-scrollbars",
  UNHINTED,
  `--disable-features=${off.join(",")}`,
];

/** A headless Chromium; the caller closes it. `windows`: one that gives a frame the focus of a window, which the shell does not. */
export async function openBrowser(options: { readonly windows?: boolean } = {}): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(options), args: flags, ignoreDefaultArgs: unneededOptions() });
}
