import { CENTRE_QUERY } from "./overlay-address.ts";
import { useAddressQuery } from "../page/use-address-query.ts";

type Change = Readonly<Record<string, string | undefined>>;

/**
 * The filters of a centre's page, in the address as `in.<name>`: they are removed with the page, and do not collide with the
 * page below.
 */
export function useCentreQuery(): readonly [params: URLSearchParams, change: (values: Change) => void] {
  const [all, changeAll] = useAddressQuery();
  const own = new URLSearchParams();
  for (const [name, value] of all) if (name.startsWith(CENTRE_QUERY)) own.append(name.slice(CENTRE_QUERY.length), value);
  const change = (values: Change) =>
    changeAll(Object.fromEntries(Object.entries(values).map(([name, value]) => [CENTRE_QUERY + name, value])));
  return [own, change];
}
