// Which package may import which, and which layer of the site; everything else is an error. docs/architecture.md draws both.
export const packages = {
  tokens: { at: /\/tokens\/src\//, may: ["tokens"] },
  domain: { at: /\/packages\/domain\/src\//, may: ["domain"] },
  api: { at: /\/packages\/api\/src\//, may: ["api", "domain"] },
  i18n: { at: /\/packages\/i18n\/src\//, may: ["i18n", "api", "domain"] },
  ui: { at: /\/packages\/ui\/src\//, may: ["ui", "tokens", "domain"] },
  site: { at: /\/apps\/site\/src\//, may: ["site", "ui", "api", "i18n", "domain", "tokens"] },
  server: { at: /\/apps\/server\/src\//, may: ["server", "api", "i18n", "domain", "tokens"] },
  provider: { at: /\/apps\/provider\/src\//, may: ["provider", "api", "domain", "tokens", "ui"] },
};
/** The site's layers, the lowest first: each may import itself and those before it. `main.tsx` is above all. */
export const siteLayers = ["navigation", "shared", "features", "app"];
const test = /\.(test|stories)\.tsx?$/;

const packageOf = (file) => Object.keys(packages).find((name) => packages[name].at.test(file));
/** The path that a relative import names. */
export const resolved = (file, source) => new URL(source, `file://${file}`).pathname;

/** Why this file may not import that one; undefined where it may. */
function complaint(file, source) {
  const from = packageOf(file);
  if (!from || test.test(file)) return undefined;
  const workspace = /^@baize\/([^/]+)/.exec(source)?.[1];
  if (workspace && !packages[from].may.includes(workspace))
    return `${from} may not import ${workspace}; it may import ${packages[from].may.join(", ")}.`;
  if (!source.startsWith(".")) return undefined;
  const target = resolved(file, source);
  const to = packageOf(target);
  if (to && to !== from) return "Import another package by its name, not by a path.";
  return from === "site" ? insideSite(file, target) : undefined;
}

const layerOf = (path) => siteLayers.indexOf(/\/apps\/site\/src\/([^/]+)\//.exec(path)?.[1]);
const featureOf = (path) => /\/apps\/site\/src\/features\/([^/]+)\//.exec(path)?.[1];

function insideSite(file, target) {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from >= 0 && to > from)
    return `${siteLayers[from]}/ may not import ${siteLayers[to]}/: the order is ${siteLayers.join(", ")}, each may import those before it.`;
  const [one, other] = [featureOf(file), featureOf(target)];
  if (one && other && one !== other) return `Feature ${one} imports feature ${other}: move what both need into shared/.`;
  return undefined;
}

const sourceOf = (node) => node.source?.value;

/** Types and dynamic imports count like any other import: each makes one file depend on the other. */
export const layers = {
  create: (context) => {
    const visit = (node) => {
      const source = sourceOf(node);
      if (typeof source !== "string") return;
      const message = complaint(context.filename.replaceAll("\\", "/"), source);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
      TSImportType: visit,
    };
  },
};
