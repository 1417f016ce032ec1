import { useRead } from "./use-read.ts";

/** `published`: this site publishes the key. `other`: it publishes others. `unknown`: it could not be asked. */
export type KeyOrigin = "published" | "other" | "unknown";

/** Whether a key is the one that this site publishes. */
export function useKeyOrigin(): (key: string) => KeyOrigin {
  const { data } = useRead("system.keys", {});
  const published = data?.statementKeys.map(({ x }) => x);
  return (key) => {
    if (published === undefined) return "unknown";
    return published.includes(key.trim()) ? "published" : "other";
  };
}
