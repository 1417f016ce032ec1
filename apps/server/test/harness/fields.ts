import type { ZodMiniType } from "zod/mini";
import type { Endpoint } from "@baize/api/contract/endpoint";

export type Field = ZodMiniType & {
  def: { type: string; innerType?: Field; element?: Field; entries?: Readonly<Record<string, string>> };
};

// Every row takes a flat object, by the endpoint table's type.
export const fieldsOf = ({ input }: Endpoint) => Object.entries((input as unknown as { shape: Record<string, Field> }).shape);
