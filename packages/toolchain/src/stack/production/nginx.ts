import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { runProgram } from "./run-program.ts";

export interface Nginx {
  /** Replaces the lines of the `http` block. Requests under way end with the old ones. */
  readonly reload: (http: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/** Everything nginx writes is in its own folder, so that no other nginx of the machine is touched. */
function wholeConfig(folder: string, http: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${folder}/${name};`);
  return `${isRoot ? "user www-data;\n" : ""}worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
# Live streams do not end by themselves.
worker_shutdown_timeout 15s;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log;
${temporary.join("\n")}
${http}}
`;
}

/** Starts nginx with these lines in its `http` block. */
export async function startNginx(program: string, folder: string, http: string): Promise<Nginx> {
  const file = join(folder, "nginx.conf");
  mkdirSync(folder, { recursive: true });
  const write = (lines: string) => writeFileSync(file, wholeConfig(folder, lines));
  const base = ["-c", file, "-p", folder];
  write(http);
  await runProgram(program, ["-t", "-q", ...base]);
  const child = spawn(program, [...base, "-g", "daemon off;"], { stdio: "ignore" });
  return {
    reload: async (lines) => {
      write(lines);
      await runProgram(program, ["-t", "-q", ...base]);
      await runProgram(program, ["-s", "reload", ...base]);
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
