import { useRead } from "../../shared/api/use-read.ts";

/** The brand's vendors by name; one that the address names is among them, whether or not the brand still has it. */
export function useVendors(chosen: string, tags: readonly string[]) {
  const { data } = useRead("games.menus", {});
  const names = new Map(data?.items.flatMap(({ vendors }) => vendors.map(({ vassalage, name }) => [vassalage, name] as const)));
  if (chosen !== "" && !names.has(chosen)) names.set(chosen, chosen);
  const { compare } = new Intl.Collator([...tags]);
  return [...names].map(([value, label]) => ({ value, label })).toSorted((one, two) => compare(one.label, two.label));
}
