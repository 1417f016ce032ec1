import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { at } from "./root.ts";

const machines: string[] = [];
afterAll(() => {
  for (const machine of machines) rmSync(machine, { recursive: true });
});

interface Machine {
  /** The major version that `node` and `pnpm` of the machine say. */
  node: number;
  pnpm: number;
  /** Whether the registry answers. */
  online?: boolean;
}

function program(folder: string, name: string, ...lines: string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), ["#!/bin/sh", ...lines, ""].join("\n"));
  chmodSync(join(folder, name), 0o755);
}
const says = (version: number) => `[ "$1" = --version ] && echo v${version}.0.0 && exit 0`;

/** A checkout on a machine whose programs say what they are asked to do. The real Node only runs the launcher itself. */
function machineWith({ node, pnpm, online = true }: Machine) {
  const root = mkdtempSync(join(tmpdir(), "baize-launcher-"));
  machines.push(root);
  for (const file of [
    "package.json",
    ...["run.mjs", "usage.mjs", "commands.json", "pinned"].map((own) => `packages/toolchain/${own}`),
  ])
    cpSync(at(file), join(root, file), { recursive: true });
  writeFileSync(join(root, "pnpm-lock.yaml"), "");
  const bin = join(root, "bin");
  const install = (whose: string) => [
    `echo ${whose} pnpm "$@"`,
    `mkdir -p ${root}/node_modules`,
    `: > ${root}/node_modules/.modules.yaml`,
  ];
  program(bin, "node", says(node), 'echo own node "$@"');
  program(bin, "pnpm", says(pnpm), ...install("own"));
  const fetched = join(root, "fetched");
  program(fetched, "node", 'echo pinned node "$@"');
  program(fetched, "pnpm", ...install("pinned"));
  const deliver = ["mkdir -p node_modules", `cp -r ${fetched} node_modules/.bin`];
  program(bin, "npm", 'echo npm "$1" "$(ls)"', ...(online ? deliver : [`[ -e ${root}/online ] || exit 7`, ...deliver]));
  return {
    root,
    run: () => {
      const words = ["packages/toolchain/run.mjs", "node", "hello.ts"];
      const env = { PATH: `${bin}:/usr/bin:/bin` };
      const { status, stdout, stderr } = spawnSync(process.execPath, words, {
        cwd: root,
        env,
        encoding: "utf8",
        timeout: 50_000,
      });
      return {
        status,
        stderr: stderr.trim(),
        lines: stdout
          .trim()
          .split("\n")
          .filter((line) => !line.startsWith("baize: ")),
      };
    },
  };
}
const fetching = ["npm ci package-lock.json", "package.json"];
const installing = expect.stringMatching(/^pinned pnpm install --frozen-lockfile /);

test("on a machine with Node 20 it fetches the pinned Node and pnpm once, installs once, and runs on them", () => {
  const { run, root } = machineWith({ node: 20, pnpm: 11 });
  expect(run().lines).toEqual([...fetching, installing, "pinned node hello.ts"]);
  expect(run().lines).toEqual(["pinned node hello.ts"]);

  appendFileSync(join(root, "packages/toolchain/pinned/package-lock.json"), "\n");
  expect(run().lines).toEqual([...fetching, "pinned node hello.ts"]);
});

test("a pnpm that is too old is not used either", () => {
  const { run } = machineWith({ node: 24, pnpm: 9 });
  expect(run().lines).toEqual([...fetching, installing, "pinned node hello.ts"]);
});

test("on a machine with both it fetches nothing", () => {
  const { run, root } = machineWith({ node: 24, pnpm: 11 });
  expect(run().lines).toEqual([expect.stringMatching(/^own pnpm install /), "own node hello.ts"]);
  expect(existsSync(join(root, ".toolchain"))).toBe(false);
});

test("without the registry it says so in one line, and tries again at the next start", () => {
  const { run, root } = machineWith({ node: 20, pnpm: 11, online: false });
  const { status, stderr } = run();
  expect(stderr).toBe("baize: the npm registry did not deliver the toolchain; check the network.");
  expect(status).toBe(7);
  writeFileSync(join(root, "online"), "");
  expect(run().lines.at(-1)).toBe("pinned node hello.ts");
});
