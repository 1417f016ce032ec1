import { useLocation, useSearchParams } from "react-router-dom";

type Change = Readonly<Record<string, string | undefined>>;

/** A query with parts of it replaced: an empty value removes a part, others stay. */
export function replaceInQuery(before: URLSearchParams, values: Change): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** The address's query, and a function that replaces parts of it. */
export function useAddressQuery(): readonly [params: URLSearchParams, change: (values: Change) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const change = (values: Change) => {
    setParams((before) => replaceInQuery(before, values), { replace: true, preventScrollReset: true, state });
  };
  return [params, change];
}
