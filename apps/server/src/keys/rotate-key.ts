import { transact } from "../platform/database/retry.ts";
import { newId } from "../platform/ids/new-id.ts";
import type { Operator } from "../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../platform/operator/write-operator-audit.ts";
import { secretName } from "../platform/security/key-names.ts";
import type { KeyKind } from "../platform/security/key-queries.ts";
import { addKeyPair, addSecret } from "../platform/security/make-keys.ts";
import type { System } from "../platform/system.ts";
import { reseal } from "./reseal.ts";

/**
 * Adds a key, which is used at once by every server; those before it still open and prove what they made. A new sealing key
 * seals everything that is stored anew.
 */
export async function rotateKey(system: System, operator: Operator, kind: KeyKind) {
  const kid = newId();
  const { wrappingKeys } = system.config;
  return await transact(system.db, async (tx) => {
    if (kind === "envelope") await addKeyPair(tx, kid, system.now(), wrappingKeys);
    else await addSecret(tx, secretName(kind, kid), wrappingKeys);
    const resealed = kind === "seal" ? await reseal(tx, await system.keys.sealing(tx)) : 0;
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "key.rotate", details: { kid, kind, resealed } });
    return { kid, kind, resealed };
  });
}
