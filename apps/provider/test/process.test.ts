import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../packages/toolchain/src/stack/port.ts";
import type { Opened, RoundView } from "../src/play/contract.ts";
import { world, type World } from "./world.ts";

interface Running {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

function run(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../src/main.ts")], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  let text = "";
  child.stdout.on("data", (chunk) => (text += String(chunk)));
  child.stderr.on("data", (chunk) => (text += String(chunk)));
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close").then(([code, signal]: unknown[]) => (typeof code === "number" ? code : String(signal)));
  return { child, said: () => text, ended };
}

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function up(port: number, running: Running): Promise<string> {
  const url = `http://localhost:${port}`;
  for (;;) {
    if (running.child.exitCode !== null) throw new Error(`it ended: ${running.said()}`);
    if (
      await fetch(`${url}/health`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Answers {
  open: Opened;
  bet: RoundView;
  round: RoundView;
}

async function post<Name extends keyof Answers>(url: string, name: Name, body: unknown, key = ""): Promise<Answers[Name]> {
  const headers = { "content-type": "application/json", "x-play-key": key };
  const response = await fetch(`${url}/play-api/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as Answers[Name];
}

async function startIn(all: World): Promise<{ url: string; running: Running }> {
  const port = await freePort();
  const running = run({ PORT: String(port), SERVER_URL: all.server.url, DATA_DIR: all.folder, BUILD_AHEAD: "no" });
  return { url: await up(port, running), running };
}

const minor = (text: string): bigint => BigInt(text.replace(".", ""));

describe("the process", () => {
  it.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    ["a taken port", async () => ({ PORT: String(await takenPort()) }), /^provider: Port \d+ is taken\. .*\n$/],
    [
      "a way to build that is none",
      async () => ({ PORT: "0", BUILD_AHEAD: "maybe" }),
      /^provider: BUILD_AHEAD="maybe" is neither yes nor no\.\n$/,
    ],
    ["a port that is none", async () => ({ PORT: "eighty" }), /^provider: PORT="eighty" is not a port number.*\n$/],
    [
      "a server address that is none",
      async () => ({ PORT: "0", SERVER_URL: "nowhere" }),
      /^provider: SERVER_URL="nowhere" .*\n$/,
    ],
    [
      "a site that is no address",
      async () => ({ PORT: "0", SITE_ORIGIN: "https://a.test,b" }),
      /^provider: SITE_ORIGIN="b" .*\n$/,
    ],
  ])("ends on %s with one line and a code that is not 0", async (_, env, line) => {
    const all = await world();
    const { ended, said } = run({ DATA_DIR: all.folder, ...(await env()) });
    expect([await ended, said()]).toEqual([1, expect.stringMatching(line)]);
  });

  it("exits with one line and a failure code where its folder is not writable", async () => {
    const all = await world();
    await mkdir(all.folder, { recursive: true });
    await writeFile(join(all.folder, "file"), "");
    const { ended, said } = run({ PORT: "0", DATA_DIR: join(all.folder, "file/below") });
    expect([await ended, said()]).toEqual([1, expect.stringMatching(/^provider: Cannot write in .*file\/below: .*\n$/)]);
  });

  it("stops on SIGTERM with code 0", async () => {
    const { running } = await startIn(await world());
    running.child.kill("SIGTERM");
    expect(await running.ended).toBe(0);
  });

  it("keeps the wallet exact when it is killed during rounds again and again", async () => {
    const all = await world();
    const intents: string[] = [];
    let open: Opened | undefined;
    for (let life = 0; life < 4; life++) {
      const { url, running } = await startIn(all);
      open ??= await post(url, "open", { token: all.server.wallet.token(), gameCode: "pearl-monsoon" });
      const { key } = open;
      const operation = (["bet", "win", "endRound", "bet"] as const)[life] ?? "bet";
      all.server.fail(operation, { late: 60 }, { lose: "after" }, { lose: "before" });
      for (let spin = 0; spin < 3; spin++) {
        const intent = `intent-${life}-${spin}-0000000`;
        intents.push(intent);
        const sent = post(url, "bet", { intent, stake: "20.00" }, key).catch(() => undefined);
        await (spin === 2 ? new Promise((resolve) => setTimeout(resolve, 30)) : sent);
      }
      running.child.kill("SIGKILL");
      await running.ended;
    }
    const { url } = await startIn(all);
    const views: RoundView[] = [];
    for (const intent of intents) {
      let view = await post(url, "round", { intent }, open?.key);
      while (view.phase === "pending") view = await post(url, "round", { intent }, open?.key);
      views.push(view);
    }
    // How many of those were finished depends on the machine; this one is finished.
    all.server.clearFaults();
    views.push(await post(url, "bet", { intent: "intent-last-0000000", stake: "20.00" }, open?.key));
    const settled = views.filter((view) => view.phase === "settled");
    const expected = settled.reduce((sum, view) => sum - minor(view.stake) + minor(view.win), 100_000n);
    expect(views.at(-1)?.phase).toBe("settled");
    expect(all.server.wallet.balance).toBe(expected);
  });
});
