import { cdp } from "vitest/browser";
import type { CDPSession } from "@vitest/browser-playwright";

/**
 * Draws the page at a tenth of its length, because drawing at full size took a fifth of the run and an audit needs no picture.
 * The page itself keeps its size, its positions and its resolution.
 */
async function drawSmall(): Promise<void> {
  const session: Pick<CDPSession, "send"> = cdp();
  const { innerWidth: width, innerHeight: height } = window.parent;
  const size = { width, height, screenWidth: width, screenHeight: height };
  await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: false, scale: 0.1 });
}

await drawSmall();
