import { describe, expect, it } from "vitest";
import { rowAfter, rowNamed, sideways, typed } from "./move.ts";
import { downline, many, manyOpen } from "./tree.fixture.ts";
import { type Branches, flatten } from "./tree.ts";

const none: Branches = new Map();
const ids = (open: readonly string[], branches = none) => flatten(downline, new Set(open), branches).map(({ id }) => id);

describe("flatten", () => {
  it("leaves out closed branches, at every depth", () => {
    expect(ids([])).toEqual(["raj_mumbai", "deepa_pune", "arjun_goa", "दीपक_42"]);
    // Open inside of a closed one is not seen.
    expect(ids(["meera_thane"])).toHaveLength(4);
    expect(ids(["raj_mumbai", "meera_thane"]).slice(0, 4)).toEqual(["raj_mumbai", "meera_thane", "vk_player9", "sunita.k"]);
  });
  it("shows the loading state of a branch", () => {
    expect(ids(["deepa_pune"])[2]).toBe("deepa_pune/…");
    const failed = flatten(downline, new Set(["deepa_pune"]), new Map([["deepa_pune", { state: "failed" } as const]]));
    expect(failed[2]).toMatchObject({ kind: "failed", level: 2, parent: "deepa_pune" });
  });
  it("counts levels, positions and siblings", () => {
    const rows = flatten(downline, new Set(["raj_mumbai", "meera_thane"]), none);
    expect(rows.find(({ id }) => id === "sunita.k")).toMatchObject({ level: 3, position: 2, siblings: 2, parent: "meera_thane" });
  });
  it("accepts a tree of any depth", () => {
    let node = { value: "leaf", label: "leaf" };
    for (let depth = 0; depth < 20_000; depth += 1) node = Object.assign({ value: `${depth}`, label: "" }, { children: [node] });
    const open = new Set(Array.from({ length: 20_000 }, (_, depth) => `${depth}`));
    expect(flatten([node], open, none)).toHaveLength(20_001);
  });
  it("flattens 10,000 nodes", () => {
    expect(flatten(many, new Set(manyOpen), none)).toHaveLength(10_000);
  });
});

describe("moving", () => {
  const rows = flatten(downline, new Set(["raj_mumbai"]), none);
  it("stops at the ends", () => {
    expect([rowAfter(rows, 0, "ArrowUp"), rowAfter(rows, 5, "ArrowDown"), rowAfter(rows, 0, "x")]).toEqual([0, 5, undefined]);
  });
  it("enters and leaves branches", () => {
    expect(sideways(rows, 0, true)).toEqual({ go: 1 });
    expect(sideways(rows, 0, false)).toEqual({ set: false });
    expect(sideways(rows, 2, true)).toEqual({ set: true });
    expect(sideways(rows, 2, false)).toEqual({ go: 0 });
    expect(sideways(rows, 5, true)).toBeUndefined();
    expect(sideways(rows, 5, false)).toBeUndefined();
  });
  it("finds a name cyclically, by a repeated letter or by its beginning", () => {
    expect(rowNamed(rows, 0, "दी")).toBe(5);
    expect(rowNamed(rows, 4, "R")).toBe(0);
    expect(rowNamed(rows, 0, "ar")).toBe(4);
    expect(rowNamed(rows, 0, "zz")).toBeUndefined();
  });
  it("starts a new search after a pause", () => {
    expect(typed({ text: "ra", at: 1000 }, "j", 1200).text).toBe("raj");
    expect(typed({ text: "ra", at: 1000 }, "j", 2000).text).toBe("j");
  });
});
