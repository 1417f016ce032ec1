import type { Brand } from "../../../platform/brand/brand.ts";
import type { Member } from "../../../platform/caller.ts";
import type { MemberContext } from "../../../platform/context.ts";

/** Who acts on a contract, and when: what the verbs need of a call. The seed makes such a context, too. */
export interface PartyContext extends Pick<MemberContext, "member" | "now" | "commit" | "requestId"> {
  readonly brand: Pick<Brand, "code" | "currency" | "timeZone" | "features">;
  readonly address?: string;
}

/** Whose contracts are read: as one of the two sides sees them. */
export interface ContractReader {
  readonly member: Pick<Member, "id">;
  readonly brand: Pick<Brand, "code" | "currency">;
  readonly now: Date;
}
