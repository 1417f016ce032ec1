import { type Operator, Refused } from "./operation.ts";

/** Throws `Refused` where the operator is limited to other brands. */
export function requireBrand({ brands }: Pick<Operator, "brands">, brand: string): void {
  if (brands.length === 0 || brands.includes(brand)) return;
  throw new Refused(`Your account acts for these brands alone: ${brands.join(", ")}.`);
}
