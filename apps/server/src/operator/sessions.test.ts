import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { askSecrets } from "./ask-secrets.ts";
import { forgetSession, storedToken, storeSession } from "./sessions.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "baize-operators-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const place = () => ({ OPERATOR_SESSIONS: join(folder, "sessions") });
const session = (username: string) => ({ username, roles: "finance", token: `token of ${username}`, expiresAt: "2027-01-01" });

it("stores a session in a file of its owner alone, and prints no token", () => {
  expect(storedToken(place(), "")).toBe("");
  expect(JSON.stringify(storeSession(place(), session("meera")))).not.toContain("token");
  const file = join(folder, "sessions", "meera.json");
  expect([statSync(file).mode & 0o077, statSync(join(folder, "sessions")).mode & 0o077]).toEqual([0, 0]);
  expect(storedToken(place(), "")).toBe("token of meera");
  chmodSync(file, 0o644);
  expect(() => storedToken(place(), "meera")).toThrow(/^Others can read .*meera\.json\. Remove it, and sign in again\.$/);
  storeSession(place(), session("meera"));
  expect(statSync(file).mode & 0o077).toBe(0);
  forgetSession(place(), "meera");
  expect(storedToken(place(), "meera")).toBe("");
});

it("asks whose session to use where several are stored", () => {
  for (const username of ["meera", "ravi"]) storeSession(place(), session(username));
  expect(() => storedToken(place(), "")).toThrow("Several operators are signed in here: meera, ravi. Say which: --as <name>.");
  expect(storedToken(place(), "ravi")).toBe("token of ravi");
  expect(storedToken(place(), "../ravi")).toBe("");
});

it("keeps the sessions of different databases apart", () => {
  vi.stubEnv("HOME", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const serverAt = (name: string) => ({ BAIZE_MODE: "sandbox", DATA_DIR: join(folder, name) });
  storeSession(serverAt("one"), session("meera"));
  storeSession(serverAt("two"), session("ravi"));
  expect([storedToken(serverAt("one"), ""), storedToken(serverAt("two"), "")]).toEqual(["token of meera", "token of ravi"]);
});

it("takes secrets of the environment, and asks for them only in a terminal", async () => {
  const env = { OPERATOR_PASSWORD: "seven-paper-lanterns", OPERATOR_CODE: "123456" };
  expect(await askSecrets(env, ["password", "code"])).toEqual({ password: env.OPERATOR_PASSWORD, code: env.OPERATOR_CODE });
  if (process.stdin.isTTY) return;
  await expect(askSecrets({}, ["password"])).rejects.toThrow("Set OPERATOR_PASSWORD, or run this in a terminal.");
});
