import { describe, expect, it } from "vitest";
import { sources } from "../brands.ts";
import { markSvg, readMark } from "./read-mark.ts";

const wide =
  '<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><rect width="60" height="30" fill="#0e7c86"/><circle cx="90" cy="15" r="15" fill="#F2A71B"/></svg>';

describe("a mark", () => {
  it.each(sources.map(({ name, mark }) => [name, mark] as const))(
    "of %s is accepted, and takes the brand's colour",
    (_, mark) => {
      expect(readMark(mark)).toMatchObject({ problems: [], mark: { width: 34, height: 34, colours: [] } });
    },
  );

  it("keeps its proportion and its colours", () => {
    const { mark, problems } = readMark(wide);
    expect(problems).toEqual([]);
    expect(mark).toMatchObject({ width: 120, height: 30, colours: ["#0e7c86", "#f2a71b"] });
    expect(markSvg(mark, "#ffffff")).toContain("viewBox='0 0 120 30'");
  });

  it("in one colour takes the brand's, whatever it was drawn in", () => {
    const { mark } = readMark('<svg viewBox="10 20 40 40"><path fill="#222222" d="M10 20h40v40z"/></svg>');
    expect(mark).toEqual({
      width: 40,
      height: 40,
      colours: [],
      body: '<g transform="translate(-10 -20)"><path d="M10 20h40v40z"/></g>',
    });
  });

  it.each([
    ["<script>alert(1)</script><path d='M0 0h9v9z'/>", "<script>"],
    ["<path d='M0 0h9v9z' onload='alert(1)'/>", "a script (onload of <path>)"],
    ["<a href='https://x.example'><path d='M0 0h9v9z'/></a>", "<a>"],
    ["<image href='https://x.example/a.png'/><path d='M0 0'/>", "<image>"],
    ["<use href='#a'/><path d='M0 0'/>", "<use>"],
    ["<style>*{fill:red}</style><path d='M0 0'/>", "<style>"],
    ["<path d='M0 0' style='fill:red'/>", "the attribute style"],
    ["<path d='M0 0' fill='url(https://x.example)'/>", "the colour"],
    ["<path d='M0 0' clip-path='url(//x.example#a)'/>", "outside itself"],
    ["<path d='M0 0' fill='rebeccapurple'/>", "write it as #rrggbb"],
    ["<svg viewBox='0 0 900 30'><path d='M0 0'/></svg>", "30.0 times as wide as high, 6 at most"],
    [`<path d='${"M0 0".repeat(7000)}'/>`, "28012 characters long"],
    [Array.from({ length: 9 }, (_, n) => `<path d='M0 0' fill='#00000${n}'/>`).join(""), "9 colours, 8 at most"],
    ["a word", "no SVG shape"],
    ["<path d='M0 0'/><b", "no well-formed SVG"],
  ])("refuses %.60s", (markup, sentence) => {
    expect(readMark(markup).problems.join("\n")).toContain(sentence);
  });
});
