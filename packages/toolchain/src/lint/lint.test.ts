import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { MODULES } from "./server-modules.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const plugin = fileURLToPath(new URL("baize-plugin.js", import.meta.url));
const made: string[] = [];

/** Writes one file into a temporary tree and returns what our own rules say of it. */
function lint(path: string, text: string): string {
  const folder = mkdtempSync(join(root, "node_modules", ".lint-"));
  made.push(folder);
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const rules = {
    "baize/change-details": "error",
    "baize/data-part": "error",
    "baize/layers": "error",
    "baize/overlay-queues": "error",
    "baize/server-modules": "error",
    "baize/no-barrel": "error",
    "baize/no-hidden-role": "error",
    "baize/logical-css": "error",
    "baize/no-raw-colour": "error",
    "baize/no-site-look": "error",
    "baize/no-literal-text": "error",
  };
  const config = join(folder, ".oxlintrc.json");
  writeFileSync(config, JSON.stringify({ categories: { correctness: "off" }, jsPlugins: [plugin], rules }));
  try {
    return execFileSync(join(root, "node_modules/.bin/oxlint"), ["--no-ignore", "-c", config, file], {
      encoding: "utf8",
      cwd: folder,
    });
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe("own rules", () => {
  it.each([
    ["packages/ui/src/x/x.ts", 'import { a } from "@baize/api/a";\nconsole.log(a);', "ui may not import api"],
    ["packages/domain/src/x.ts", 'import { a } from "@baize/ui/a";\nconsole.log(a);', "domain may not import ui"],
    ["apps/site/src/features/a/x.ts", 'import { b } from "../b/b.ts";\nconsole.log(b);', "Feature a imports feature b"],
    [
      "apps/site/src/shared/t/x.ts",
      'import { b } from "../../features/b/b.ts";\nconsole.log(b);',
      "shared/ may not import features/",
    ],
    [
      "apps/site/src/shared/t/x.ts",
      'import type { B } from "../../app/b.ts";\nexport type C = B;',
      "shared/ may not import app/",
    ],
    ["apps/site/src/shared/t/x.ts", 'export type C = import("../../app/b.ts").B;', "shared/ may not import app/"],
    ["apps/site/src/features/a/x.ts", 'export const load = () => import("../../app/b.ts");', "features/ may not import app/"],
    ["apps/site/src/features/a/x.ts", 'export type { B } from "../b/b.ts";', "Feature a imports feature b"],
    [
      "apps/site/src/navigation/x.ts",
      'import type { B } from "../shared/t/b.ts";\nexport type C = B;',
      "navigation/ may not import shared/",
    ],
    [
      "apps/server/src/modules/gaming/x.ts",
      'import { b } from "../payments/b.ts";\nconsole.log(b);',
      "gaming may not import payments",
    ],
    ["apps/server/src/modules/gaming/x.ts", 'export type A = import("../payments/b.ts").B;', "gaming may not import payments"],
    ["apps/server/src/modules/gaming/x.ts", 'export * from "../payments/b.ts";', "gaming may not import payments"],
    [
      "apps/server/src/modules/gaming/queries.ts",
      "export const add = async (ctx) => await ctx.commit(async () => undefined);",
      "A transaction belongs in the verb",
    ],
    [
      "apps/server/src/modules/gaming/queries.ts",
      "export async function limitsOf(db) {\n  return await db.select();\n}",
      "'limitsOf' begins with no verb",
    ],
    [
      "apps/server/src/modules/gaming/x.ts",
      'export const lock = async (run) => await run("select 1 from members where id = $1 for update");',
      "SQL belongs in queries.ts",
    ],
    [
      "apps/server/src/modules/gaming/x.ts",
      "export const add = (table) => `insert into ${table} values (1)`;",
      "SQL belongs in queries.ts",
    ],
    [
      "apps/site/src/features/a/x.ts",
      'import { toasts } from "../../shared/overlays/toasts.ts";\ntoasts.clear();',
      "This queue knows no page",
    ],
    [
      "apps/site/src/shared/a/x.ts",
      'export const ask = async () => (await import("../overlays/modals.ts")).modals.closeAll();',
      "This queue knows no page",
    ],
    [
      "apps/site/src/features/a/x.ts",
      'import { createModals, ModalHost } from "@baize/ui/modals";\nconsole.log(createModals, ModalHost);',
      "A second queue",
    ],
    ["apps/provider/src/pages/x.ts", 'import { createToasts } from "@baize/ui/toast/toasts";\ncreateToasts();', "A second queue"],
    ["apps/site/src/features/a/x.ts", 'export { createModals } from "@baize/ui/modals";', "A second queue"],
    ["apps/site/src/features/a/x.ts", 'export { createModals as b } from "@baize/ui/modals";', "A second queue"],
    ["apps/site/src/features/a/x.ts", 'export * from "@baize/ui/modals";', "A second queue"],
    ["apps/site/src/features/a/x.ts", 'import * as kit from "@baize/ui/modals";\nkit.createModals();', "A second queue"],
    ["apps/site/src/features/a/x.ts", 'export const load = () => import("@baize/ui/toast/toasts");', "A second queue"],
    ["packages/ui/src/x/x.ts", 'export * from "./y.ts";', "Re-exporting"],
    ["packages/ui/src/x/z.ts", 'export { y } from "./y.ts";', "Re-exporting"],
    ["packages/ui/src/x/x.css.ts", "export const a = { marginLeft: 4 };", "is physical"],
    ["packages/ui/src/x/x.css.ts", 'export const a = { color: "#fff" };', "raw colour"],
    [
      "apps/site/src/features/a/x.css.ts",
      "export const a = { border: `1px solid ${vars.color.border.default}` };",
      "lays out parts",
    ],
    ["apps/site/src/features/a/x.css.ts", "const { space, color } = vars;\nexport const a = space;", "lays out parts"],
    ["apps/site/src/features/a/x.css.ts", 'export const a = { backgroundColor: "red" };', "lays out parts"],
    ["apps/site/src/features/a/x.css.ts", "export const a = { boxShadow: vars.shadow.overlay };", "lays out parts"],
    ["apps/site/src/features/a/x.css.ts", 'export const a = { fontSize: "3.4rem" };', "lays out parts"],
    [
      "apps/site/src/features/a/x.css.ts",
      "const { font } = vars;\nexport const a = { blockSize: font.size.md };",
      "lays out parts",
    ],
    ["packages/ui/src/x/x.tsx", "export const A = () => <p>Deposit now</p>;", "literal sentence"],
    ["packages/ui/src/x/x.tsx", 'export const A = () => <i aria-label="Close" />;', "literal sentence"],
    ["packages/ui/src/x/x.tsx", 'const group = { role: "group" };\nexport const A = () => <div {...group} />;', "hides the role"],
    ["packages/ui/src/x/x.tsx", 'export const A = ({ on }) => <div {...(on ? { role: "group" } : {})} />;', "hides the role"],
    ["packages/ui/src/x/x.tsx", "export const A = () => <i className={css.a} />;", "has a style and no name"],
    ["packages/ui/src/x/x.ts", "export interface A { onOpenChange?: (open: boolean) => void }", "'onOpenChange' tells no reason"],
    [
      "packages/ui/src/x/x.ts",
      "export interface A { onValueCommit?: (value: number) => void }",
      "'onValueCommit' tells no reason",
    ],
    ["packages/ui/src/x/x.ts", "export interface A { onOpenChange(open: boolean): void }", "tells no reason"],
    [
      "packages/ui/src/x/x.ts",
      'export interface A { onPressedChange: ((on: boolean, details: { reason: "press" }) => void) | undefined }',
      "tells no reason",
    ],
    [
      "packages/ui/src/x/x.ts",
      "export interface A { onOpenChange: (open: boolean, details: ChangeDetails<string>) => void }",
      "tells no reason",
    ],
    [
      "packages/ui/src/x/x.ts",
      'export interface A { onOpenChange: (open: boolean, details?: ChangeDetails<"press">) => void }',
      "tells no reason",
    ],
    [
      "packages/ui/src/x/x.ts",
      'type OwnChange = { reason: "press" };\nexport interface A { onOpenChange: (open: boolean, details: OwnChange) => void }',
      "tells no reason",
    ],
    ["packages/ui/src/x/x.ts", "export type OnOwnChange = (open: boolean) => void;", "tells no reason"],
  ])("%s is refused", (path, text, reason) => {
    expect(lint(path, text)).toContain(reason);
  });

  it("know no module that may import one of a row below", () => {
    const names = Object.keys(MODULES);
    const below = Object.entries(MODULES).flatMap(([name, { may }], row) =>
      may.filter((one) => names.indexOf(one) >= row).map((one) => [name, one]),
    );
    expect(below).toEqual([]);
  });

  it.each([
    ["apps/site/src/features/a/x.ts", 'import { b } from "../../shared/t/b.ts";\nconsole.log(b);'],
    ["apps/site/src/shared/t/x.ts", 'import type { B } from "../../navigation/b.ts";\nexport type C = B;'],
    ["apps/site/src/shared/overlays/use-modals.ts", 'import { modals } from "./modals.ts";\nconsole.log(modals);'],
    ["apps/site/src/app/global-overlays.tsx", 'import { toasts } from "../shared/overlays/toasts.ts";\nconsole.log(toasts);'],
    ["apps/site/src/features/a/x.test.ts", 'import { toasts } from "../../shared/overlays/toasts.ts";\ntoasts.clear();'],
    ["apps/site/src/shared/overlays/toasts.ts", 'import { createToasts } from "@baize/ui/toast/toasts";\ncreateToasts();'],
    [
      "apps/site/src/features/a/x.ts",
      'import { type ModalControls, ModalHost } from "@baize/ui/modals";\nexport type A = ModalControls<void>;\nconsole.log(ModalHost);',
    ],
    ["apps/site/src/app/x.ts", 'export const load = () => import("../features/b/b.tsx");'],
    ["apps/server/src/modules/payments/x.ts", 'import { b } from "../gaming/b.ts";\nconsole.log(b);'],
    ["apps/server/src/modules/gaming/x.ts", "export const add = async (ctx) => await ctx.commit(async () => undefined);"],
    ["packages/ui/src/x/x.css.ts", "export const a = { marginInlineStart: 4 };"],
    ["packages/ui/src/x/x.css.ts", "const { color } = vars;\nexport const a = { color: color.text.muted };"],
    ["apps/site/src/features/a/x.css.ts", "const { space } = vars;\nexport const a = { gap: space[2] };"],
    [
      "packages/ui/src/x/x.tsx",
      'export const A = ({ className }) => <i className={className}><b data-part="b" className="b" /></i>;',
    ],
    ["packages/ui/src/x/x.tsx", 'export { type Y, useY } from "./y.ts";'],
    [
      "packages/ui/src/x/x.ts",
      'export interface A { onOpenChange?: ((open: boolean, details: ChangeDetails<"press">) => void) | undefined }',
    ],
    [
      "packages/ui/src/x/x.ts",
      'type OwnChange = ChangeDetails<"press"> & { fault: string };\nexport interface A { onOpenChange: (open: boolean, details: OwnChange) => void }',
    ],
    ["packages/ui/src/x/x.ts", "export interface A { onChange?: (event: Event) => void }"],
  ])("%s is let through", (path, text) => {
    expect(lint(path, text)).not.toContain("baize(");
  });
});
