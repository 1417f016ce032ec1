// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from "vitest";
import { followReplacedTokens, replaceToken } from "./replaced-token.ts";
import { closeSession, currentSession, openSession } from "./session.ts";

const opened = {
  token: "t1",
  account: "ananya_42",
  isAgent: 1 as const,
  merchantCode: "baize",
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: null,
  expiresAt: 0,
};

let stop = () => {};
beforeAll(() => {
  stop = followReplacedTokens();
  return stop;
});
afterEach(closeSession);

it("goes on with the new token, and stays signed out where there is no session", () => {
  replaceToken("t2");
  expect(currentSession()).toBeNull();
  openSession({ ...opened, passwordChange: "weak_default" });
  replaceToken("t2");
  expect(currentSession()).toMatchObject({ token: "t2", passwordChange: "weak_default" });
});

it("follows another tab that held the same token, and no other", async () => {
  openSession({ ...opened, token: "t7" });
  const other = new BroadcastChannel("replaced-token");
  for (const replaced of [
    { before: "another", token: "t8" },
    { before: "t7", token: "t9" },
  ])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone, and takes no target
    other.postMessage(replaced);
  await expect.poll(() => currentSession()?.token).toBe("t9");
  other.close();
});
