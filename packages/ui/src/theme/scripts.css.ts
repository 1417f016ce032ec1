import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { app } from "./layers.css.ts";

/** Languages by script: line heights follow the letters, and so does the family. */
const scripts = {
  devanagari: ["hi", "ne"],
  bengali: ["bn"],
  southIndic: ["ta", "te"],
  arabic: ["ar", "fa"],
  nastaliq: ["ur"],
  thai: ["th"],
  khmerLao: ["km", "lo"],
  burmese: ["my"],
  cjk: ["zh", "ja", "ko"],
} as const;

const name = (variable: string) => variable.slice(4, -1);
const arabicFamily = {
  [name(vars.font.family.text)]: vars.font.family.arabic,
  [name(vars.font.family.figure)]: vars.font.family.arabic,
};
const families = {
  arabic: arabicFamily,
  nastaliq: arabicFamily,
  thai: system(),
  khmerLao: system(),
  burmese: system(),
  cjk: system(),
};

function system(): Record<string, string> {
  return { [name(vars.font.family.text)]: vars.font.family.system };
}

/** `Object.entries` forgets the keys that the table's type holds. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const scriptRows = () => Object.entries(scripts) as [keyof typeof scripts, readonly string[]][];
const hasFamily = (script: string): script is keyof typeof families => script in families;

// In the app layer: a brand sheet sets the same variables on the root, and the language must win there too.
for (const [script, languages] of scriptRows()) {
  const heights = vars.font.script[script];
  const family = hasFamily(script) ? families[script] : {};
  globalStyle(languages.map((language) => `:lang(${language})`).join(", "), {
    "@layer": {
      [app]: {
        vars: {
          [name(vars.font.lineHeight.text)]: heights.text,
          [name(vars.font.lineHeight.heading)]: heights.heading,
          [name(vars.font.lineHeight.tight)]: heights.tight,
          [name(vars.font.tracking.heading)]: "0",
          [name(vars.font.tracking.text)]: "0",
          ...family,
        },
      },
    },
  });
}
