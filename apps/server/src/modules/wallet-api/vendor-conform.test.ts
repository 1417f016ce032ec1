import { expect, it } from "vitest";
import { checkPlatform } from "@baize/api/provider/conform/platform/check-platform";
import { PLATFORM_CASES } from "@baize/api/provider/conform/platform/platform-cases";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { STANDARD_POLICY } from "@baize/domain/gaming/answer-policy";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { CAMPAIGN, grantRounds } from "../../../test/harness/free-rounds.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { operateByTwo } from "../../../test/harness/operate.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";

const newWorld = testDatabase();

/** More than a thousand calls, which take long on a busy machine. */
const LONG = { timeout: 240_000 };

/** What depends on the policy. */
const POLICY_CASES = PLATFORM_CASES.filter(({ name, steps }) => typeof steps === "function" || name.endsWith("-replayed"));
const OTHER_POLICY = { unknownRollback: "refuse", lateWin: "pay", replayBalance: "current" } as const;

it.each([
  ["every case of the vendors' contract", STANDARD_POLICY, PLATFORM_CASES],
  ["the cases about another policy", OTHER_POLICY, POLICY_CASES],
])("passes %s", LONG, async (_, policy, cases) => {
  const maxWin = "2000.00";
  const world = await newWorld({ config: { bets: { min: "100", max: "10000000", winnerFrom: "2500000", maxWin: "200000" } } });
  if (policy !== STANDARD_POLICY) await operateByTwo(world, "vendors policy", { provider: SANDBOX_PROVIDER.id, ...policy });
  const member = await addMember(world, 100_000n);
  await grantRounds({ world, member }, { rounds: "50" });
  const signedIn = await signIn(world, member);
  const client = clientOf(world, signedIn);
  const { game_url, game } = await client.write("games.launch", { gameId: "test.slot" });
  const report = await checkPlatform(
    {
      url: `http://${world.host}`,
      provider: SANDBOX_PROVIDER.id,
      secret: SANDBOX_PROVIDER.secret,
      fetch: async ({ pathname }, init) => await world.fetch(pathname, init),
      now: () => world.system.now().getTime(),
      token: new URL(game_url ?? "").searchParams.get("token") ?? "",
      gameCode: game.code,
      maxWin,
      campaign: CAMPAIGN,
      signOut: async () => void (await client.write("session.logout")),
    },
    cases,
  );
  expect(report.cases.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
  expect(report.policy).toEqual(policy);
  expect(report.cases).toHaveLength(cases.length + 1);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
});
