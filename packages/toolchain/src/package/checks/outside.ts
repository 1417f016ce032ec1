import { spawnSync } from "node:child_process";
import { cpSync, globSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Consumer } from "../consumer.ts";
import { writeJson } from "../json.ts";
import { entriesOf, subjects } from "../subjects.ts";

const settings = {
  compilerOptions: {
    target: "es2024",
    lib: ["es2024", "dom"],
    module: "nodenext",
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  files: ["brand.ts", "every-subpath.ts", "sheets.d.ts"],
};

/** The code that the pages of the kit show, as a consumer would copy it. */
function copyExamples(consumer: Consumer): readonly string[] {
  const [, ui] = subjects;
  return globSync("src/*/*.example.tsx", { cwd: ui.folder }).map((file) => {
    cpSync(join(ui.folder, file), join(consumer.folder, basename(file)));
    return basename(file);
  });
}

/** A consumer's strict project compiles against every subpath and with every example of a page, and a brand without a token does not compile. */
export function compileProblems(consumer: Consumer): string[] {
  const all = subjects.flatMap((subject) => entriesOf(subject).map(({ subpath }) => `${subject.name}/${subpath.slice(2)}`));
  const modules = all.filter((specifier) => !specifier.endsWith(".json"));
  const lines = modules.map((specifier, index) => `import * as module${index} from "${specifier}";`);
  const list = `export const modules = [${modules.map((_, index) => `module${index}`).join(", ")}];`;
  writeFileSync(join(consumer.folder, "every-subpath.ts"), `${lines.join("\n")}\n${list}\n`);
  // What a bundler's own types say: an import of a sheet has no types.
  writeFileSync(join(consumer.folder, "sheets.d.ts"), 'declare module "*.css";\n');
  writeJson(join(consumer.folder, "tsconfig.json"), { ...settings, files: [...settings.files, ...copyExamples(consumer)] });
  const { status, stdout } = spawnSync("tsc", ["-p", ".", "--pretty", "false"], { cwd: consumer.folder, encoding: "utf8" });
  return status === 0 ? [] : stdout.trim().split("\n");
}

/** The output of outside/brand.ts. */
interface Told {
  readonly css: string;
  readonly refusal: string;
  readonly radii: readonly string[];
}

/** `outside/brand.ts` of this repository prints it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const readReport = (text: string) => JSON.parse(text) as Told;

/** `defineBrand` as a consumer uses it: a complete brand becomes CSS, a missing token an error that names it. */
export function brandProblems(consumer: Consumer): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["brand.ts"], { cwd: consumer.folder, encoding: "utf8" });
  if (status !== 0) return [stderr.trim()];
  const { css, refusal, radii } = readReport(stdout);
  const wanted = radii.filter((name) => !name.startsWith("$")).map((name) => `"radius.${name}" is missing`);
  return [
    ...["[data-brand=ocean]", "--radius-control:", "--color-surface-page:", "--brand-mark:"]
      .filter((part) => !css.includes(part))
      .map((part) => `the sheet of a good brand lacks ${part}`),
    ...(wanted.length > 0 ? wanted : ["the default brand has no radii"])
      .filter((sentence) => !refusal.includes(sentence))
      .map((sentence) => `a brand without radii is not refused with "${sentence}": ${refusal}`),
  ];
}
