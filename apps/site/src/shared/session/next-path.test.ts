// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

describe("?next=", () => {
  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
    null,
    "\\\\evil",
    "/\t/evil.example",
  ])("%j leads home", (value) => {
    expect(nextPath(value, "/home")).toBe("/home");
  });
  it("keeps a path of this site with its query", () => {
    expect(nextPath("/game?gameId=a.b&vassalage=X", "/")).toBe("/game?gameId=a.b&vassalage=X");
  });
});
