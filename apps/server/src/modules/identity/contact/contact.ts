import type { ParsedOf } from "@baize/api/contract/contract";
import { isEmail } from "@baize/domain/field/email";
import type { ContactKind } from "@baize/domain/identity/member/contact";
import { trimmed } from "@baize/domain/text/trim";
import type { MemberContext } from "../../../platform/context.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import { invalid } from "../../../platform/http/fault.ts";
import { phoneOf } from "../verification/phone.ts";
import type { CodeFor } from "../verification/queries.ts";

export interface Contact {
  readonly kind: ContactKind;
  /** A mailbox in lower case, or a number as E.164. */
  readonly to: string;
}

/** The address or number as it is stored. Throws the fault that says what is wrong with it. */
export function contactOf(brand: Brand, { kind, email, ...number }: ParsedOf<"contact.send">): Contact {
  if (kind === "mobile") return { kind, to: phoneOf(brand, number) };
  const to = trimmed(email ?? "").toLowerCase();
  if (to === "") throw invalid("email", "required");
  if (!isEmail(to)) throw invalid("email", "pattern", { patternId: 4 });
  return { kind, to };
}

/** A code is good for the member who asked for it, and for no other account. */
export const contactCode = ({ member }: MemberContext, { to }: Contact): CodeFor => ({
  purpose: "contact",
  about: `${member.id} ${to}`,
});
