const said = new Set<string>();

/** Warns a developer once, in development only, with the fault, its effect and how to correct it. */
export function warn(what: string): void {
  if (process.env.NODE_ENV === "production" || said.has(what)) return;
  said.add(what);
  console.warn(`@baize/ui: ${what}`);
}
