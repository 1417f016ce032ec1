import type { CDPSession } from "@vitest/browser-playwright";

/** Runs `look` with forced colours and reduced motion, as the browser emulates them. */
export async function withForcedMedia<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  const { cdp } = await import("vitest/browser");
  const session: Pick<CDPSession, "send"> = cdp();
  const emulate = (forced: string, motion: string) =>
    session.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "forced-colors", value: forced },
        { name: "prefers-reduced-motion", value: motion },
      ],
    });
  await emulate("active", "reduce");
  try {
    return await look();
  } finally {
    await emulate("none", "no-preference");
  }
}
