import type { OutputOf } from "@baize/api/contract/contract";

type Kind = OutputOf<"download.info">["items"][number]["resourceType"];

/** Whether an app is for this device, as far as the browser says. */
export function isOwnDevice(kind: Kind, browser: string = navigator.userAgent): boolean {
  return kind === "android" ? /android/i.test(browser) : /iphone|ipad|ipod/i.test(browser);
}
