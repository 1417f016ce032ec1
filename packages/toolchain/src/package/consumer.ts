import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import { at } from "../root.ts";
import { subjects } from "./subjects.ts";

/** A project that has installed the packages: a folder outside the workspace with two tarballs. */
export interface Consumer {
  readonly folder: string;
  /** The folder of an installed package. */
  readonly installed: (name: string) => string;
  readonly tarball: (name: string) => string;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr, stdout } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} in ${cwd}: ${stderr || stdout}`);
}

/** Third parties come from the workspace's store, so that the check needs no network. */
function borrow(from: string, folder: string): void {
  for (const name of globSync(["[!.@]*", "@*/*"], { cwd: from })) {
    if (name.startsWith("@baize/") || existsSync(join(folder, name))) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(from, name), join(folder, name));
  }
}

/** Packs what was built and installs it into a new folder. The caller removes the folder. */
export function newConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), "baize-consumer-"));
  const modules = join(folder, "node_modules");
  const installed = (name: string) => join(modules, name);
  const tarball = (name: string) => join(folder, `${name.replace("@", "").replace("/", "-")}.tgz`);
  writeFileSync(join(folder, "package.json"), '{ "name": "consumer", "private": true, "type": "module" }\n');
  for (const { name, folder: source } of subjects) {
    run("pnpm", ["pack", "--out", tarball(name)], join(source, "dist"));
    mkdirSync(installed(name), { recursive: true });
    run("tar", ["-xzf", tarball(name), "-C", installed(name), "--strip-components=1"], folder);
  }
  for (const { folder: source } of subjects) borrow(join(source, "node_modules"), modules);
  cpSync(at("packages/toolchain/src/package/outside"), folder, { recursive: true });
  return { folder, installed, tarball };
}
