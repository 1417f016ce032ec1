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

  it("takes colours from classes and styles, as drawing programs write them", () => {
    const { mark, problems } = readMark(
      '<svg viewBox="0 0 120 30"><defs><style>.a,.b{fill:#0e7c86;}.b{stroke-width:0px;}</style></defs>' +
        '<path class="a b" d="M0 0h9v9z"/><path style="fill:#f2a71b;-inkscape-stroke:none" d="M0 0h9v9z"/></svg>',
    );
    expect(problems).toEqual([]);
    expect(mark.colours).toEqual(["#0e7c86", "#f2a71b"]);
    expect(mark.body).toContain('<path d="M0 0h9v9z" fill="#0e7c86" stroke-width="0px"/>');
  });

  it("counts no colour of a shape that only cuts", () => {
    const { mark } = readMark(
      '<svg viewBox="0 0 40 40"><g clip-path="url(#a)"><path fill="#0e7c86" d="M0 0h9v9z"/></g>' +
        '<defs><clipPath id="a"><path fill="white" d="M0 0h40v40z"/></clipPath></defs></svg>',
    );
    expect(mark.colours).toEqual([]);
  });

  it.each([
    ["<script>alert(1)</script><path d='M0 0h9v9z'/>", "<script>"],
    ["<path d='M0 0h9v9z' onload='alert(1)'/>", "a script (onload of <path>)"],
    ["<a href='https://x.example'><path d='M0 0h9v9z'/></a>", "<a>"],
    ["<image href='https://x.example/a.png'/><path d='M0 0'/>", "<image>"],
    ["<use href='#a'/><path d='M0 0'/>", "<use>"],
    ["<style>*{fill:red}</style><path d='M0 0'/>", "<style>"],
    ["<style>@import 'https://x.example';</style><path d='M0 0'/>", "<style>"],
    ["<style>.a{fill:url(https://x.example)}</style><path class='a' d='M0 0'/>", "<style>"],
    ["<style>.a{onload:x}</style><path class='a' d='M0 0'/>", "a script (onload of <path>)"],
    ["<path d='M0 0' style='fill:red'/>", 'the colour "red"'],
    ["<path d='M0 0' style='mix-blend-mode:screen'/>", "the attribute mix-blend-mode"],
    ["<path d='M0 0' style='fill:url(https://x.example)'/>", "the attribute style"],
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
