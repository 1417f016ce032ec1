import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../root.ts";

/** One change of the package, as its changeset or the changelog tells it. */
export interface Note {
  /** The release that brings it: `next` while its changeset waits. */
  readonly version: string;
  readonly text: string;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const BREAKING = /^Breaking: /;

/** Sentences, and the parts of a list between semicolons. Those after "Breaking:" in a paragraph break too, and say so. */
function clausesOf(paragraph: string): string[] {
  let breaking = false;
  return oneLine(paragraph)
    .split(/(?<=\.) (?=[A-Z\d`])|; /)
    .map((clause) => {
      breaking ||= BREAKING.test(clause);
      const text = clause.replace(BREAKING, "").replace(/\.$/, "");
      return breaking ? `Breaking: ${text}` : text;
    });
}

const notesOf = (version: string, text: string): Note[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .flatMap(clausesOf)
    .map((clause) => ({ version, text: clause }));

/** The waiting changesets of a package. */
function waitingNotes(folder: string, name: string): Note[] {
  const files = globSync("*.md", { cwd: folder }).toSorted();
  return files.flatMap((file) => {
    const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    return head.includes(`"${name}":`) ? notesOf("next", body) : [];
  });
}

/** The notes of a CHANGELOG.md that `changeset version` writes: a heading for each version, and a bullet for each change. */
function releasedNotes(changelog: string): Note[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const [version = "", ...lines] = release.split("\n");
      const bullets = lines.join("\n").split(/^- /m).slice(1);
      return bullets.flatMap((bullet) =>
        notesOf(version.trim(), bullet.replace(/^[0-9a-f]{7,}: /, "").replaceAll(/^### .*$/gm, "")),
      );
    });
}

/** Every change of a package, the next release first. */
export function changeNotes(name: string, changesets: string, changelog: string): readonly Note[] {
  const released = existsSync(changelog) ? releasedNotes(readFileSync(changelog, "utf8")) : [];
  return [...waitingNotes(changesets, name), ...released];
}

/** Those that name one of these components. */
export function notesNaming(notes: readonly Note[], names: readonly string[]): readonly Note[] {
  const named = new RegExp(`(?<![\\w@/.-])(?:${names.join("|")})(?![\\w-])`);
  return notes.filter(({ text }) => named.test(text));
}

/** The changes of the kit. */
export const kitNotes = () => changeNotes("@baize/ui", at(".changeset"), at("packages/ui/CHANGELOG.md"));
