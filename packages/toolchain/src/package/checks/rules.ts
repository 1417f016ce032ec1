import { spawnSync } from "node:child_process";
import { globSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { at } from "../../root.ts";
import type { Consumer } from "../consumer.ts";
import { readOwnJson } from "../json.ts";
import { manifestOf, type Subject } from "../subjects.ts";

/** Package rules of publint: every path exists, has the right form and is found by every tool. */
export async function publintProblems(consumer: Consumer, { name }: Subject): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: consumer.installed(name), strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** The tool's JSON output; `require` and Node 10 are left out, as its profile `esm-only` does. */
interface TypesReport {
  readonly analysis: { readonly entrypoints: Readonly<Record<string, unknown>> };
  readonly problems: Readonly<
    Record<
      string,
      readonly {
        readonly kind: string;
        readonly entrypoint?: string;
        readonly fileName?: string;
        readonly moduleSpecifier?: string;
        readonly resolutionKind?: string;
      }[]
    >
  >;
}
const notOurs = new Set(["node10", "node16-cjs"]);

function typesReport(consumer: Consumer, name: string): TypesReport {
  const sheets = globSync("**/*.css", { cwd: consumer.installed(name) }).map((file) => `./${file}`);
  const skip = sheets.length > 0 ? ["--exclude-entrypoints", ...sheets] : [];
  const args = [consumer.tarball(name), "--profile", "esm-only", "--format", "json", ...skip];
  // Into a file: the tool exits before a pipe is read to its end.
  const report = `${consumer.tarball(name)}.types.json`;
  const { stderr } = spawnSync(at("packages/toolchain/node_modules/.bin/attw"), args, {
    cwd: consumer.folder,
    encoding: "utf8",
    stdio: ["ignore", openSync(report, "w"), "pipe"],
  });
  const output = readFileSync(report, "utf8");
  if (!output.startsWith("{")) throw new Error(`are-the-types-wrong wrote no JSON: ${stderr || output}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its own report, described above.
  return JSON.parse(output) as TypesReport;
}

/** Are the types wrong? Every subpath must resolve to matching types and code, from ESM in Node and in a bundler. */
export function typesProblems(consumer: Consumer, { name }: Subject): string[] {
  const { analysis, problems } = typesReport(consumer, name);
  if (Object.keys(analysis.entrypoints).length < 5) return ["hardly any subpath was looked at"];
  return Object.values(problems)
    .flat()
    .filter(({ resolutionKind }) => !notOurs.has(resolutionKind ?? ""))
    .map(({ kind, entrypoint, fileName, moduleSpecifier }) => [kind, entrypoint ?? fileName, moduleSpecifier].join(" "));
}

const specifier = /(?:\bfrom |\bimport\(|\bimport )"([^".][^"]*)"/g;
const packageOf = (asked: string) => asked.split("/", asked.startsWith("@") ? 2 : 1).join("/");

function usedBy(folder: string): Map<string, string> {
  const used = new Map<string, string>();
  for (const file of globSync("**/*.{js,d.ts}", { cwd: folder }))
    for (const [, asked = ""] of readFileSync(join(folder, file), "utf8").matchAll(specifier))
      if (!asked.startsWith("node:")) used.set(packageOf(asked), file);
  return used;
}

/** Every import is declared, every declared dependency is imported, and React is the consumer's own. */
export function dependencyProblems(consumer: Consumer, subject: Subject): string[] {
  const folder = consumer.installed(subject.name);
  const used = usedBy(folder);
  const { dependencies = {}, peerDependencies = {} } = readOwnJson<ReturnType<typeof manifestOf>>(join(folder, "package.json"));
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const bundled = globSync("**/{react,react-dom,node_modules}/**", { cwd: folder });
  return [
    ...[...used].filter(([name]) => !declared.has(name)).map(([name, file]) => `${file} imports ${name}, which is not declared`),
    ...Object.keys(dependencies)
      .filter((name) => !used.has(name))
      .map((name) => `${name} is declared and never imported`),
    ...["react", "react-dom"].filter((name) => name in dependencies).map((name) => `${name} must be a peer`),
    ...bundled.map((file) => `${file} is a file of another package`),
  ];
}
