import { describe, expect, it } from "vitest";
import { checkLiveBet } from "../src/engines/live.ts";
import { isLiveBet } from "../src/engines/match-bet.ts";
import { atMatch } from "./match-world.ts";

const MATCHES = [
  "football-2-1-football",
  "cricket-1-1-cricket",
  "kabaddi-2-1-kabaddi",
  "tennis-3-1-tennis",
  "esports-4-1-esports",
] as const;

describe.each(MATCHES)("%s", (gameCode) => {
  it("tells a player each step alone, and the seed and the result after the last one", async () => {
    const { live, passTo, passToEnd, watch, stops } = await atMatch(gameCode, () => true);
    for (let step = 0; step < live.steps; step++) {
      passTo(step);
      const state = await watch();
      expect(state).toMatchObject({ phase: "play", recent: [], live: { step, told: live.told(stops, step) } });
      expect(state.seed).toBeUndefined();
    }
    passToEnd();
    const end = await watch();
    expect(end).toMatchObject({ phase: "show", recent: [{ stops }] });
    expect([end.live, end.seed?.length]).toEqual([undefined, 64]);
  });

  it("takes bets on every open spot, cashes one out for its quote, pays the others at the end, and proves all of them", async () => {
    const all = await atMatch(gameCode, () => true);
    const { lay, now, passTo, passToEnd, cashOut, decided, loadProof, title, stops, server } = all;
    passTo(0);
    const { prices } = await now();
    const spots = Object.keys(prices);
    expect(spots.length).toBeGreaterThan(5);
    const choice = spots.map((spot) => `${spot}:1`).join(" ");
    const [out, held] = [
      await lay(choice, `${spots.length}.00`, { prices }),
      await lay(choice, `${spots.length}.00`, { prices }),
    ];
    expect([out, held].map(({ body }) => [body.phase, isLiveBet(body.choice)])).toEqual([
      ["placed", true],
      ["placed", true],
    ]);
    const quote = (await now()).bets.find(({ round }) => round.id === out.body.id)?.quote ?? "none";
    const cashed = (await cashOut(out.id, quote)).body;
    expect(cashed).toMatchObject({ phase: "settled", win: quote });
    passToEnd();
    const end = await decided(held.id);
    const won = spots.filter((spot) => title.engine.pays(`${spot}:1`, stops, title.variant) > 0);
    const prize = won.reduce((sum, spot) => sum + (prices[spot] ?? 0), 0);
    expect(end.win).toBe((prize / 100).toFixed(2));
    await expect.poll(() => server.wallet.ended.length).toBe(2);
    for (const round of [cashed, end]) {
      const proof = await loadProof(round);
      const checks = checkLiveBet(proof.choice, proof.stops, title);
      expect(checks.filter(({ agreed, computed }) => agreed !== computed)).toEqual([]);
      expect(checks.length).toBeGreaterThanOrEqual(spots.length);
    }
  });
});
