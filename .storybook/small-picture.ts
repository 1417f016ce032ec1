import { cdp } from "vitest/browser";
import type { CDPSession } from "@vitest/browser-playwright";
import { outerFrame } from "./gates/page.ts";

/**
 * Draws the page at a tenth of its length, because drawing at full size took a fifth of the run and an audit needs no picture.
 * The page itself keeps its size, its positions and its resolution. Its frame is transparent, so that the browser draws nothing
 * of it at all: styles, layout and events are the same, and nothing inside the frame can see it. The browser's own pointer, which
 * rests on the small picture, hovers over nothing of the story.
 */
async function drawSmall(): Promise<void> {
  const session: Pick<CDPSession, "send"> = cdp();
  const { innerWidth: width, innerHeight: height } = window.parent;
  const size = { width, height, screenWidth: width, screenHeight: height };
  await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile: false, scale: 0.1 });
}

const outer = outerFrame();
if (outer) Object.assign(outer.style, { opacity: "0", pointerEvents: "none" });
await drawSmall();
