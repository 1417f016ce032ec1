import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Consumer } from "../consumer.ts";
import { bundleEntry } from "../one-entry.ts";

const name = "@baize/ui";
/** The modules of a button. One more means that it imports a component that it does not need. */
const expected = {
  modules: [
    "button/button.css.js",
    "button/button.js",
    "spinner/spinner.css.js",
    "spinner/spinner.js",
    "text/long-word.css.js",
    "text/long-word.js",
    "theme/cx.js",
  ],
  sheets: ["button/button.css", "spinner/spinner.css", "text/long-word.css", "theme/layers.css"],
};

/** Imported in development, where it warns, and absent from a production bundle. */
const development = ["overlay/misuse.js", "overlay/warn.js"];

/** Keeps only these files of the installed package while `look` runs. */
async function strippedTo<T>(home: string, files: readonly string[], look: () => Promise<T>): Promise<T> {
  const whole = `${home}.whole`;
  cpSync(home, whole, { recursive: true });
  rmSync(home, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    copyFileSync(join(whole, file), join(home, file));
  }
  try {
    return await look();
  } finally {
    rmSync(home, { recursive: true });
    cpSync(whole, home, { recursive: true });
    rmSync(whole, { recursive: true });
  }
}

/** One component brings its own modules and sheets, and no other file of the package. */
export async function oneComponentProblems(consumer: Consumer): Promise<string[]> {
  const button = await bundleEntry(consumer, name, "./button");
  const { modules, sheets } = button;
  const problems = isDeepStrictEqual({ modules, sheets }, expected)
    ? []
    : [`button brings ${[...modules, ...sheets].join(", ")}; expected ${[...expected.modules, ...expected.sheets].join(", ")}`];
  const files = ["package.json", ...expected.modules, ...expected.sheets, ...development];
  const alone = await strippedTo(consumer.installed(name), files, () => bundleEntry(consumer, name, "./button"));
  if (alone.code !== button.code || alone.css !== button.css) problems.push("the bundle differs when no other file is there");
  if (!/from"react\/jsx-runtime"/.test(button.code)) problems.push("React is not imported from outside");
  return problems;
}
