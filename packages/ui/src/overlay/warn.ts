const said = new Set<string>();

/** Tells a developer once, in development only: what is wrong, why it matters, how to mend it. */
export function warn(what: string): void {
  if (process.env.NODE_ENV === "production" || said.has(what)) return;
  said.add(what);
  console.warn(`@baize/ui: ${what}`);
}
