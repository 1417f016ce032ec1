import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { LANGUAGES } from "@baize/i18n/languages";
import { brands } from "@baize/tokens/brands";
import { brandCss } from "@baize/tokens/css";
import { LANGUAGES_ID } from "./stand-alone/texts.ts";

const FOLDER = join(import.meta.dirname, "stand-alone");
const LOCALES = join(import.meta.dirname, "../../packages/i18n/locales");
interface FilePage {
  /** Not the path of a page of the site, which a file server would take for it. */
  readonly name: string;
  readonly entry: string;
  /** The messages of the page: those of a namespace whose keys begin so. */
  readonly namespace: string;
  readonly prefix: string;
}
const PAGES: readonly FilePage[] = [
  { name: "check-statement.html", entry: "page.ts", namespace: "statement-check", prefix: "" },
  { name: "check-draw.html", entry: "draw-page.ts", namespace: "lottery", prefix: "check." },
];

async function bundleScript({ entry }: FilePage): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: ["chrome99", "safari15.4", "firefox97"],
      lib: { entry: join(FOLDER, entry), formats: ["iife"], name: "page" },
    },
  });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : "output" in built ? built.output : [];
  const code = outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : []));
  // A closing tag within a text would end the script.
  return code.join("\n").replaceAll("</script", String.raw`<\/script`);
}

/** The languages that have the texts of this page, each with them. */
function languagesOf({ namespace, prefix }: FilePage): string {
  const rows = readdirSync(LOCALES).flatMap((folder) => {
    const row = LANGUAGES.find(({ tag }) => tag === folder);
    const file = join(LOCALES, folder, `${namespace}.json`);
    // A partial language may lack them.
    if (!row || !existsSync(file)) return [];
    const all = Object.entries<unknown>(JSON.parse(readFileSync(file, "utf8")));
    const texts = Object.fromEntries(all.filter(([key]) => key.startsWith(prefix)));
    return [{ tag: row.tag, name: row.name, direction: row.direction, texts }];
  });
  const inOrder = rows.toSorted((one, two) => Number(two.tag === "en") - Number(one.tag === "en"));
  return JSON.stringify(inOrder).replaceAll("<", String.raw`\u003c`);
}

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The whole page as one text. Its policy allows its own script and style, and no request at all. */
async function render(page: FilePage): Promise<string> {
  const [brand] = brands;
  if (!brand) throw new Error("There is no brand");
  const script = await bundleScript(page);
  const style = `${brandCss(brand)}${readFileSync(join(FOLDER, "page.css"), "utf8")}`;
  const policy = `default-src 'none'; script-src ${sourceOf(script)}; style-src ${sourceOf(style)}; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en" data-brand="${brand.name}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Baize</title>
<style>${style}</style>
</head>
<body>
<script type="application/json" id="${LANGUAGES_ID}">${languagesOf(page)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Writes the pages that check a statement and a draw from a file: each is one file, which a person keeps and opens without the site. */
export function statementFile(): Plugin {
  return {
    name: "baize-statement-file",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const page = PAGES.find(({ name }) => request.url?.split("?")[0] === `/${name}`);
        if (!page) return next();
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        void render(page).then((html) => response.end(html), next);
      });
    },
    async generateBundle() {
      for (const page of PAGES) this.emitFile({ type: "asset", fileName: page.name, source: await render(page) });
    },
  };
}
