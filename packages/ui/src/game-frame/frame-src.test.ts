import { describe, expect, it } from "vitest";
import { frameSource } from "./frame-src.ts";

const page = "https://baize.example/game";

describe("frameSource", () => {
  it.each([
    "javascript:alert(1)",
    "data:text/html,<script>1</script>",
    "blob:https://baize.example/1",
    "file:///etc/passwd",
    "http://",
  ])("refuses %s", (address) => expect(frameSource(address, page)).toBeUndefined());

  it("keeps the origin of a game of another origin", () => {
    const source = frameSource("http://localhost:8788/play?token=1", page);
    expect(source?.src).toBe("http://localhost:8788/play?token=1");
    expect(source?.sandbox).toContain("allow-same-origin");
  });

  it("forbids a game to navigate the page or to open dialogs in its name", () => {
    for (const address of ["http://localhost:8788/play?token=1", "/demo.html"])
      expect(frameSource(address, page)?.sandbox).not.toMatch(/allow-top-navigation|allow-modals|allow-downloads/);
  });

  it("gives a page of this origin an opaque origin, so that it cannot leave its sandbox", () => {
    expect(frameSource("/demo.html", page)?.src).toBe("https://baize.example/demo.html");
    expect(frameSource("/demo.html", page)?.sandbox).not.toContain("allow-same-origin");
  });
});
