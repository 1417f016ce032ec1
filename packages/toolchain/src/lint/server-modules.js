// The server's modules, and which others each may import: only such in rows above its own, so that there is no cycle.
// docs/architecture.md draws the table.
export const MODULES = {
  inbox: { may: [] },
  uploads: { may: [] },
  identity: { may: ["uploads"] },
  operators: { may: ["identity"] },
  system: { may: ["identity"] },
  "responsible-gambling": { may: ["identity"] },
  gaming: { may: ["identity", "responsible-gambling"] },
  content: { may: ["identity", "inbox", "gaming"] },
  payments: { may: ["identity", "inbox", "uploads", "responsible-gambling", "gaming"] },
  rewards: { may: ["identity", "inbox", "uploads", "content", "gaming", "payments"] },
  "wallet-api": { may: ["identity", "inbox", "responsible-gambling", "gaming"] },
  lottery: { may: ["identity", "inbox", "responsible-gambling", "gaming", "wallet-api"] },
  agents: { may: ["identity", "inbox", "gaming", "payments"] },
  support: { may: ["identity", "inbox"] },
};

const server = /\/apps\/server\/src\//;
const test = /\.test\.ts$/;
/** Files that may contain SQL: queries, schemas, the ledger, the platform, seeds and benchmarks. */
const holdsSql = /\/(queries|[a-z-]+-queries|schema|[a-z-]+-schema)\.ts$|\/src\/(ledger|platform|seed|bench)\//;

/** `platform`, `ledger`, `modules/<name>`, or `top` for the files that connect them. */
function layerOf(path) {
  const tail = path.split("/apps/server/src/")[1];
  const module = /^modules\/([^/]+)\//.exec(tail)?.[1];
  if (module) return { layer: "modules", module };
  return { layer: /^(platform|ledger)\//.exec(tail)?.[1] ?? "top" };
}

const mayReach = { platform: ["platform"], ledger: ["platform", "ledger"], modules: ["platform", "ledger", "modules"] };

const isQueryBuilder = (source) => /^(drizzle-orm|pg)(\/|$)/.test(source);
const isSchema = (path) => path.endsWith("schema.ts");

/** Why this file may not import that one; undefined where it may. */
export function serverComplaint(file, source) {
  if (!server.test(file) || test.test(file)) return undefined;
  if (isQueryBuilder(source) && !holdsSql.test(file)) return "SQL belongs in queries.ts, in schema.ts and in the ledger.";
  if (!source.startsWith(".")) return undefined;
  const target = new URL(source, `file://${file}`).pathname;
  if (!server.test(target)) return undefined;
  if (isSchema(target) && !holdsSql.test(file))
    return "SQL, and so its tables, belong in queries.ts, in schema.ts and in the ledger.";
  return directionComplaint(layerOf(file), layerOf(target));
}

function directionComplaint(from, to) {
  if (from.layer === "top") return undefined;
  if (!mayReach[from.layer].includes(to.layer)) return `${from.layer} may not import ${to.layer}.`;
  if (from.layer !== "modules" || to.layer !== "modules" || from.module === to.module) return undefined;
  const row = MODULES[from.module];
  if (!row) return `${from.module} has no row in packages/toolchain/src/lint/server-modules.js.`;
  if (row.may.includes(to.module)) return undefined;
  return `${from.module} may not import ${to.module}; it may import ${row.may.join(", ") || "no other module"}.`;
}

const queries = /\/modules\/.*\/([a-z-]+-)?queries\.ts$/;
const BEGIN = new Set(["transact", "transactRaw", "commit", "transaction"]);

/** Why this file may not call that: the verb that reads and writes decides what is one transaction. */
export function transactionComplaint(file, name) {
  return queries.test(file) && BEGIN.has(name) ? "A transaction belongs in the verb, and queries.ts is given it." : undefined;
}

const VERBS =
  "list find load read has is are count sum lock insert add save store upsert ensure update set change replace touch mark note record " +
  "write move delete forget take open close end stop expire settle pay refund return withhold spend share offer bind tie use hide mute " +
  "unmute confirm decide ask build";
const verb = new RegExp(`^(${VERBS.replaceAll(" ", "|")})[A-Z]`);

/** Why a function of queries may not have that name: a noun does not say that the database is asked, or what is written. */
export function queryNameComplaint(file, name) {
  if (!queries.test(file) || verb.test(name)) return undefined;
  return `'${name}' begins with no verb: list, find, load, count, sum, lock, insert, update … (server-modules.js has all of them).`;
}

const checkName = (context, { declaration }) => {
  if (declaration?.type !== "FunctionDeclaration" || !declaration.async || !declaration.id) return;
  const message = queryNameComplaint(context.filename.replaceAll("\\", "/"), declaration.id.name);
  if (message) context.report({ node: declaration.id, message });
};

const moduleFile = /\/apps\/server\/src\/(modules|cli|operator)\//;
const statement =
  /^\s*(select\s.+\sfrom|insert into|update \w+( \w+)? set|delete from|with \w+ as|drop|create (table|schema|index|view))\b/is;

/** Why this file may not hold that text: a statement is found where statements are looked for. */
export function statementComplaint(file, text) {
  if (!moduleFile.test(file) || holdsSql.test(file) || test.test(file) || !statement.test(text)) return undefined;
  return "SQL belongs in queries.ts, in schema.ts and in the ledger.";
}

const checkText = (context, node, text) => {
  const message = statementComplaint(context.filename.replaceAll("\\", "/"), text);
  if (message) context.report({ node, message });
};

const checkCall = (context) => (node) => {
  const { callee } = node;
  const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
  const message = transactionComplaint(context.filename.replaceAll("\\", "/"), name);
  if (message) context.report({ node, message });
};

const check = (context) => (node) => {
  const source = node.source?.value;
  if (typeof source !== "string") return;
  const message = serverComplaint(context.filename.replaceAll("\\", "/"), source);
  // Types of the query builder and of rows are allowed; a type of another module is an import like any other.
  const isType = node.importKind === "type" || node.type === "TSImportType";
  if (message && !(isType && message.startsWith("SQL"))) context.report({ node, message });
};

export const serverModules = {
  create: (context) => {
    const visit = check(context);
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration(node) {
        visit(node);
        checkName(context, node);
      },
      ExportAllDeclaration: visit,
      ImportExpression: visit,
      TSImportType: visit,
      CallExpression: checkCall(context),
      Literal(node) {
        if (typeof node.value === "string") checkText(context, node, node.value);
      },
      TemplateLiteral(node) {
        checkText(context, node, node.quasis.map(({ value }) => value.raw).join("x"));
      },
    };
  },
};
