import { expect, inject } from "vitest";
import { callFrom } from "./newcomer.ts";
import { newAddress } from "./visit.ts";

/** A busy machine takes most of it to buy a ticket. */
const ENOUGH_MS = 40_000;

/** Waits until the open draw of a lottery takes tickets for a while: one that closes during a purchase refuses it. */
export async function freshDraw(gameCode: string): Promise<void> {
  const client = callFrom(inject("server"), newAddress());
  const timeLeft = async () => {
    const { draws, now } = await client.read("lottery.game", { gameCode });
    return (draws.find(({ state }) => state === "open")?.closesAt ?? 0) - now;
  };
  await expect.poll(timeLeft, { timeout: 90_000 }).toBeGreaterThan(ENOUGH_MS);
}
