// Which room may import which; everything else is an error. The same table is drawn in docs/architecture.md.
const rooms = {
  tokens: { at: /\/tokens\/src\//, may: ["tokens"] },
  domain: { at: /\/packages\/domain\/src\//, may: ["domain"] },
  api: { at: /\/packages\/api\/src\//, may: ["api", "domain"] },
  i18n: { at: /\/packages\/i18n\/src\//, may: ["i18n", "api"] },
  ui: { at: /\/packages\/ui\/src\//, may: ["ui", "tokens", "domain"] },
  site: { at: /\/apps\/site\/src\//, may: ["site", "ui", "api", "i18n", "domain", "tokens"] },
  server: { at: /\/apps\/server\/src\//, may: ["server", "api", "domain"] },
  provider: { at: /\/apps\/provider\/src\//, may: ["provider", "api", "domain"] },
};
const test = /\.(test|stories)\.tsx?$/;

const roomOf = (file) => Object.keys(rooms).find((name) => rooms[name].at.test(file));
const featureOf = (path) => /\/features\/([^/]+)\//.exec(path)?.[1];
const resolved = (file, source) => new URL(source, `file://${file}`).pathname;

function complaint(file, source) {
  const room = roomOf(file);
  if (!room || test.test(file)) return undefined;
  const workspace = /^@baize\/([^/]+)/.exec(source)?.[1];
  if (workspace && !rooms[room].may.includes(workspace))
    return `${room} may not import ${workspace}; it may import ${rooms[room].may.join(", ")}.`;
  if (!source.startsWith(".")) return undefined;
  const target = resolved(file, source);
  if (roomOf(target) && roomOf(target) !== room) return "Reach another package by its name, not by a path.";
  return insideApp(file, target);
}

function insideApp(file, target) {
  const from = featureOf(file);
  const to = featureOf(target);
  if (from && to && from !== to) return `Feature ${from} imports feature ${to}: lift what both need into shared/.`;
  if (from && /\/src\/app\//.test(target)) return "A feature may not import the app.";
  if (/\/src\/shared\//.test(file) && (to || /\/src\/app\//.test(target))) return "shared/ may not import features or the app.";
  return undefined;
}

const check = (context) => (node) => {
  const source = node.source?.value;
  if (typeof source !== "string") return;
  // A type crosses no wall at run time, but only inside one app.
  const message = complaint(context.filename.replaceAll("\\", "/"), source);
  if (message && !(node.importKind === "type" && source.startsWith("."))) context.report({ node, message });
};

export const oneWay = {
  create: (context) => {
    const visit = check(context);
    return { ImportDeclaration: visit, ExportNamedDeclaration: visit, ImportExpression: visit };
  },
};
