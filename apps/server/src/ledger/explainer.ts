import type { OutputOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../platform/context.ts";
import type { TransferKind } from "./postings.ts";

/** The source of a line of the account record, as far as one module knows it. */
export type Explanation = Partial<
  Pick<
    OutputOf<"transactions.get">,
    "deposit" | "withdrawal" | "bet" | "credit" | "bonus" | "reward" | "exchange" | "transfer" | "member"
  >
>;

/** Looks up, among the member's own rows, what a transfer's `ref` names. */
export interface Explainer {
  /** Whether the ref is the id (UUID) of a row; a transfer with any other ref gets no explanation. */
  readonly byId: boolean;
  readonly explain: (ctx: MemberContext, ref: string) => Promise<Explanation>;
}

/** By the kind of transfer. Each module exports those of its own kinds; `src/explainers.ts` joins them. */
export type Explainers = Readonly<Partial<Record<TransferKind, Explainer>>>;
