import { useRead } from "../../shared/api/use-read.ts";

/** The most that one page of links holds. */
const MOST = 100;

interface LinkName {
  readonly code: string;
  /** The agent's note on it with its code, or the code alone. */
  readonly name: string;
}

/** The agent's newest invitation links by name, with the one that is chosen. */
export function useLinkNames(chosen: string): readonly LinkName[] {
  const { data } = useRead("team.links", { limit: MOST });
  const links = (data?.items ?? []).map(({ code, label }) => ({ code, name: label === "" ? code : `${label} (${code})` }));
  const isListed = chosen === "" || links.some(({ code }) => code === chosen);
  return isListed ? links : [{ code: chosen, name: chosen }, ...links];
}
