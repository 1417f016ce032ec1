import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a change begins from, and what it says about itself. */
export interface Base {
  /** The report of a package at that commit; undefined where it had none, or one of another form. */
  readonly reportOf: (file: string) => readonly string[] | undefined;
  /** The changesets that the change adds or rewrites: those of earlier changes announce nothing for this one. */
  readonly changesets: readonly string[];
}

/** The first line of a report: a report of another form cannot be compared. */
export const FORM = "# One line for each exported name, and for each member of an interface.";

export const linesOf = (text: string): readonly string[] | undefined => {
  const [form, ...lines] = text.trimEnd().split("\n");
  return form === FORM ? lines : undefined;
};

/** Reads the commit that `BAIZE_API_BASE` names; in CI that is the one before the push, or the base of the pull request. */
export function baseOf(folder: string, commit: string): Base {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] });
  git("rev-parse", "--verify", `${commit}^{commit}`);
  const files = [
    ...git("diff", "--name-only", "--diff-filter=AM", commit, "--", ".changeset").split("\n"),
    ...git("ls-files", "--others", "--exclude-standard", "--", ".changeset").split("\n"),
  ].filter((file) => file.endsWith(".md") && existsSync(join(folder, file)));
  return {
    reportOf: (file) => {
      const had = git("ls-tree", "--name-only", commit, "--", file).trim() !== "";
      return had ? linesOf(git("show", `${commit}:${file}`)) : undefined;
    },
    changesets: files.map((file) => readFileSync(join(folder, file), "utf8")),
  };
}
