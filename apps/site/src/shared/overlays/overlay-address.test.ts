import { describe, expect, it } from "vitest";
import { parseOverlay, withOverlay } from "./overlay-address.ts";

describe("?overlay=", () => {
  it.each([null, "", "/nothing"])("%j is none", (value) => {
    expect(parseOverlay(value)).toBeNull();
  });
  it("names the overlay and the path in it", () => {
    expect(parseOverlay("member/personalHistoryCopy")).toEqual({ name: "member", path: "personalHistoryCopy" });
  });
});

describe("a centre's filters", () => {
  const open = new URLSearchParams("search=pearl&overlay=member/personalHistoryCopy&in.status=won");
  it("leave the address with their page, and nothing else does", () => {
    expect(`${withOverlay(open, "member/personalHistoryCopy")}`).toBe(`${open}`);
    expect(`${withOverlay(open, "member/securityCenter")}`).toBe("search=pearl&overlay=member%2FsecurityCenter");
    expect(`${withOverlay(open, null)}`).toBe("search=pearl");
  });
  it("are set by the page that is opened with them", () => {
    const opened = withOverlay(new URLSearchParams("search=pearl"), "member/personalHistoryCopy", { from: "2026-11-01", to: "" });
    expect([...opened]).toEqual([
      ["search", "pearl"],
      ["overlay", "member/personalHistoryCopy"],
      ["in.from", "2026-11-01"],
    ]);
  });
});

it("removes the announcements' kind and page with their window", () => {
  const open = new URLSearchParams("overlay=announcements&news=PR&newsPage=2&page=CRASH");
  expect(`${withOverlay(open, "announcements/some-id")}`).toContain("news=PR&newsPage=2");
  expect(`${withOverlay(open, null)}`).toBe("page=CRASH");
});
