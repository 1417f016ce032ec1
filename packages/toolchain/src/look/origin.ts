import { at } from "../root.ts";

/** A file that both development servers of a checkout may serve. */
const OWN = at(".storybook/preview.tsx");

/** Node asks the system for `malhar.localhost`, which not every system knows, though each such name is this machine (RFC 6761, 6.3). */
function onThisMachine(address: string): string {
  const { protocol, hostname, port } = new URL(address);
  return hostname.endsWith(".localhost") ? `${protocol}//localhost:${port}` : address;
}

/**
 * Whose a running site or Storybook is: a development server gives out files of its own checkout alone. `other` is another
 * checkout's, or a built one; `none` where nothing answers.
 */
export async function findOrigin(address: string): Promise<"this" | "other" | "none"> {
  const own = await fetch(`${onThisMachine(address)}/@fs${OWN}`).catch(() => undefined);
  if (!own) return "none";
  // A built site answers every unknown address with its page.
  return own.ok && !(own.headers.get("content-type") ?? "").includes("html") ? "this" : "other";
}
