export type Release = "major" | "minor" | "patch";

const keyOf = (line: string) => line.slice(0, line.indexOf(":"));
/** `./button ButtonProps` of `./button ButtonProps.size`. */
const ownerOf = (key: string) => /^(\S+ \w+)\.\w+$/.exec(key)?.[1];
const isRequired = (line: string) => !/^\S+ [^:]+: (?:readonly )?\w+\?/.test(line);

/** What a consumer's code can no longer rely on: names and members that are gone, declared otherwise, or newly required. */
export function breaks(before: readonly string[], now: readonly string[]): string[] {
  const [known, old] = [now, before].map((lines) => new Map(lines.map((line) => [keyOf(line), line])));
  const lost = before
    .filter((line) => known?.get(keyOf(line)) !== line)
    .map((line) => (known?.has(keyOf(line)) ? `${keyOf(line)} is declared otherwise` : `${keyOf(line)} is gone`));
  const asked = now.filter((line) => {
    const owner = ownerOf(keyOf(line));
    return owner !== undefined && old?.has(owner) && !old.has(keyOf(line)) && isRequired(line);
  });
  return [...lost, ...asked.map((line) => `${keyOf(line)} is a new member that is required`)];
}

/** The release that changesets ask for a package; the largest counts. */
export function announced(name: string, changesets: readonly string[]): Release | undefined {
  const asked = new Set(changesets.flatMap((text) => text.match(new RegExp(`^"${name}": (major|minor|patch)$`, "m"))?.[1] ?? []));
  return (["major", "minor", "patch"] as const).find((kind) => asked.has(kind));
}

/** Below 1.0 a minor release may break, by the rules of semantic versions. */
const mayBreak = (version: string, kind: Release | undefined): boolean =>
  kind === "major" || (version.startsWith("0.") && kind === "minor");

export interface Change {
  readonly name: string;
  readonly version: string;
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** The texts of the changesets that may announce it. */
  readonly changesets: readonly string[];
}

/** The breaks that no changeset announces. */
export function unannouncedBreaks({ name, version, before, now, changesets }: Change): string[] {
  return mayBreak(version, announced(name, changesets)) ? [] : breaks(before, now);
}
