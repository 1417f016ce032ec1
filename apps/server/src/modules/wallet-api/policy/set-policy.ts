import { type AnswerPolicy, STANDARD_POLICY } from "@baize/domain/gaming/answer-policy";
import { findProvider } from "../../../platform/config/game-providers.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { listPolicies, lockPolicy, storePolicy } from "./queries.ts";

export type PolicyChange = { readonly provider: string } & {
  readonly [Name in keyof AnswerPolicy]?: AnswerPolicy[Name] | undefined;
};

/** Sets how a provider is answered from its next call on; what is not named stays. */
export async function setPolicy(system: System, operator: Operator, { provider, ...change }: PolicyChange) {
  return await transact(system.db, async (tx) => {
    if (!findProvider(system.config.providers, provider)) throw new Refused(`No provider ${provider} is connected.`);
    const { unknownRollback, lateWin, replayBalance } = await lockPolicy(tx, provider);
    const policy: AnswerPolicy = {
      unknownRollback: change.unknownRollback ?? unknownRollback,
      lateWin: change.lateWin ?? lateWin,
      replayBalance: change.replayBalance ?? replayBalance,
    };
    await storePolicy(tx, provider, policy);
    const details = { provider, ...policy };
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "provider.policy", details });
    return details;
  });
}

/** How each connected provider is answered. */
export async function showPolicies({ db, config }: System) {
  const own = new Map((await listPolicies(db)).map(({ provider, ...policy }) => [provider, policy]));
  return config.providers.map(({ id: provider }) => ({ provider, ...(own.get(provider) ?? STANDARD_POLICY) }));
}
