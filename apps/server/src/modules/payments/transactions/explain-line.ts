import type { Explainers, Explanation } from "../../../ledger/explainer.ts";
import type { MemberContext } from "../../../platform/context.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";

const NONE = {
  deposit: null,
  withdrawal: null,
  bet: null,
  credit: null,
  bonus: null,
  reward: null,
  exchange: null,
  transfer: null,
  member: null,
} satisfies Required<Explanation>;

interface Line {
  readonly kind: string;
  readonly ref: string;
}

/** The source of a line of the account record, from the module that posts this kind of transfer. */
export async function explainLine(
  ctx: MemberContext,
  explainers: Explainers,
  { kind, ref }: Line,
): Promise<Required<Explanation>> {
  const explainer = new Map(Object.entries(explainers)).get(kind);
  if (!explainer || (explainer.byId && !isUuid(ref))) return NONE;
  return { ...NONE, ...(await explainer.explain(ctx, ref)) };
}
