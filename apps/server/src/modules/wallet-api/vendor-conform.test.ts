import { expect, it } from "vitest";
import { checkPlatform } from "@baize/api/provider/conform/platform/check-platform";
import { PLATFORM_CASES } from "@baize/api/provider/conform/platform/platform-cases";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";

const newWorld = testDatabase();

it("passes every case of the vendors' contract", async () => {
  const maxWin = "2000.00";
  const world = await newWorld({ config: { bets: { min: "100", max: "10000000", winnerFrom: "2500000", maxWin: "200000" } } });
  const signedIn = await signIn(world, await addMember(world, 100_000n));
  const client = clientOf(world, signedIn);
  const { game_url, game } = await client.write("games.launch", { gameId: "test.slot" });
  const report = await checkPlatform({
    url: `http://${world.host}`,
    provider: SANDBOX_PROVIDER.id,
    secret: SANDBOX_PROVIDER.secret,
    fetch: async ({ pathname }, init) => await world.fetch(pathname, init),
    now: () => world.system.now().getTime(),
    token: new URL(game_url ?? "").searchParams.get("token") ?? "",
    gameCode: game.code,
    maxWin,
    signOut: async () => void (await client.write("session.logout")),
  });
  expect(report.cases.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
  expect(report.cases).toHaveLength(PLATFORM_CASES.length + 1);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
});
