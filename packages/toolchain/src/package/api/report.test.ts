import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { publicNames } from "../names/declared-names.ts";
import { baseOf, FORM } from "./base.ts";
import { breaks, unannouncedBreaks } from "./breaks.ts";
import { apiLines } from "./lines.ts";

// A git command that starts the tests names its own repository, and the user's settings may sign commits.
beforeAll(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) vi.stubEnv(name, undefined);
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

function newFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "api-"));
  made.push(folder);
  write(folder, files);
  return folder;
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const apiOf = (text: string, others: Readonly<Record<string, string>> = {}): string[] =>
  apiLines(publicNames(newFolder({ "button.d.ts": text, ...others }), { "./button": "button.d.ts" }));

const source =
  "/** A button. */\nexport interface ButtonProps {\n  /** Size. */\n  size?: string;\n  label: string;\n}\nexport declare function Button(props: ButtonProps): string;\n";
const before = apiOf(source);
const without = apiOf(source.replace("size?: string;", ""));

it("lists every exported name with its declaration, and every member of an interface, without comments", () => {
  expect(before).toEqual([
    "./button Button: declare function Button(props: ButtonProps): string;",
    "./button ButtonProps: interface ButtonProps { }",
    "./button ButtonProps.label: label: string;",
    "./button ButtonProps.size: size?: string;",
  ]);
});

it("lists the members of a base that no subpath exports", () => {
  const base = { "held.d.ts": "export interface Held { value?: string; }\n" };
  const text = 'import { Held } from "./held.js";\nexport interface ButtonProps extends Held { size?: string; }\n';
  expect(apiOf(text, base)).toContain("./button ButtonProps.value: value?: string;");
});

it("names what a consumer loses, and nothing for what is added or described anew", () => {
  const more = source.replace("A button", "The button").replace("label: string;", "label: string; tone?: string;");
  expect(breaks(before, apiOf(`${more}export type Tone = "red";\n`))).toEqual([]);
  expect(breaks(before, apiOf(source.replace("size?: string", "size: string")))).toEqual([
    "./button ButtonProps.size is declared otherwise",
  ]);
  expect(breaks(before, apiOf("export interface ButtonProps { size?: string; label: string; }"))).toEqual([
    "./button Button is gone",
  ]);
});

it("counts a new required prop as a break", () => {
  expect(breaks(before, apiOf(source.replace("label: string;", "label: string; name: string;")))).toEqual([
    "./button ButtonProps.name is a new member that is required",
  ]);
});

it("counts a new required member of any interface as a break", () => {
  const item = "export interface Item { id: string; }";
  expect(breaks(apiOf(item), apiOf(item.replace("id: string;", "id: string; label: string;")))).toEqual([
    "./button Item.label is a new member that is required",
  ]);
});

const changeset = (kind: string) => `---\n"@baize/ui": ${kind}\n---\n\nNo size.\n`;
const removal = { name: "@baize/ui", version: "1.2.0", before, now: without };

it("refuses a removed prop without a major changeset", () => {
  const gone = ["./button ButtonProps.size is gone"];
  expect(unannouncedBreaks({ ...removal, changesets: [] })).toEqual(gone);
  expect(unannouncedBreaks({ ...removal, changesets: [changeset("minor"), '---\n"@baize/tokens": major\n---\n'] })).toEqual(gone);
});

it("passes a removed prop with a major changeset, and below 1.0 with a minor one", () => {
  expect(unannouncedBreaks({ ...removal, changesets: [changeset("major")] })).toEqual([]);
  expect(unannouncedBreaks({ ...removal, version: "0.1.0", changesets: [changeset("minor")] })).toEqual([]);
  expect(unannouncedBreaks({ ...removal, version: "0.1.0", changesets: [changeset("patch")] })).toHaveLength(1);
});

const report = (lines: readonly string[]) => `${[FORM, ...lines].join("\n")}\n`;

it("takes the report of the base commit, and only the changesets that came after it", () => {
  const folder = newFolder({ "ui/api.txt": report(before), ".changeset/old.md": changeset("major"), "old/api.txt": "x: y\n" });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@baize.example", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "base");
  const base = git("rev-parse", "HEAD").trim();
  // A report that is renewed with the change hides nothing: the base has the one before.
  write(folder, { "ui/api.txt": report(without) });
  const first = baseOf(folder, base);
  const now = { ...removal, before: first.reportOf("ui/api.txt") ?? [] };
  expect(unannouncedBreaks({ ...now, changesets: first.changesets })).toEqual(["./button ButtonProps.size is gone"]);
  write(folder, { ".changeset/new.md": changeset("major") });
  expect(unannouncedBreaks({ ...now, changesets: baseOf(folder, base).changesets })).toEqual([]);
  expect([first.reportOf("none/api.txt"), first.reportOf("old/api.txt")]).toEqual([undefined, undefined]);
});
