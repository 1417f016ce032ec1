import { cdp } from "vitest/browser";
import type { CDPSession } from "@vitest/browser-playwright";

/**
 * Draws the page in a tenth of its length: nobody sees the picture of an audited story, and to draw it took a fifth of the run.
 * The page itself keeps its size, its positions and its resolution.
 */
async function drawSmall(): Promise<void> {
  const session: Pick<CDPSession, "send"> = cdp();
  const { innerWidth: width, innerHeight: height } = window.parent;
  const size = { width, height, screenWidth: width, screenHeight: height };
  await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: false, scale: 0.1 });
}

await drawSmall();
