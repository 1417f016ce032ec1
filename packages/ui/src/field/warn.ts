const said = new Set<string>();

/** Tells a developer of misuse, once: what is wrong, why it matters, how to mend it. Silent in production builds. */
export function warn(what: string, why: string, mend: string): void {
  if (process.env.NODE_ENV === "production") return;
  const text = `[baize] ${what} ${why} ${mend}`;
  if (said.has(text)) return;
  said.add(text);
  console.warn(text);
}
