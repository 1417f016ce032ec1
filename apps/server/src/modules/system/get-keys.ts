import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { loadStatementKeys } from "../../platform/security/statement-key.ts";

export const getKeys: Handler<"system.keys", ServerContexts> = async ({ system, now }) => {
  const { x } = await loadStatementKeys(system.db, system.config.wrappingKeys);
  return {
    keys: [...(await system.keys.envelopes()).published],
    statementKeys: [{ kty: "OKP", crv: "Ed25519", x, use: "sig", alg: "EdDSA" }],
    serverTime: now.getTime(),
  };
};
