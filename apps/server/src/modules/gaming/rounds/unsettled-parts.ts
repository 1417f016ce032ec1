import type { RunSql } from "../../../platform/database/database.ts";
import { mergeParts, type NamedParts } from "../../../platform/database/named-parts.ts";
import type { RoundSettledSubscriber, RoundUnsettled } from "./round-settled.ts";

/** What the subscribers take back while a settled round is open again, as parts of the statement that opens it. */
export async function loadUnsettledParts(
  run: RunSql,
  subscribers: readonly RoundSettledSubscriber[],
  round: RoundUnsettled,
): Promise<NamedParts> {
  const parts: NamedParts[] = [];
  for (const { roundUnsettled } of subscribers) parts.push((await roundUnsettled?.(run, round)) ?? {});
  return mergeParts(...parts);
}
