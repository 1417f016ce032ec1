import type { FieldRule } from "@baize/domain/field/rule";
import type { Brand } from "../../../platform/brand/brand.ts";

const USUAL: FieldRule = { enabled: true, required: true, minLength: 4, maxLength: 20, patternId: 2, acceptedPattern: null };

/** The rule of an account's name, also where the brand's own form asks for none. */
export const nameRule = ({ register }: Brand): FieldRule => ({
  ...(register.fields.username ?? USUAL),
  enabled: true,
  required: true,
});
