import { afterEach, describe, expect, test } from "vitest";
import { faultsOf, isIsolated } from "./faults.ts";

const framed = (inside: string) => {
  document.body.innerHTML = `<div id="frame" style="inline-size:200px;font:16px sans-serif">${inside}</div>`;
  return document.getElementById("frame") ?? document.body;
};
const word = "W".repeat(60);

afterEach(() => {
  document.body.innerHTML = "";
});

describe("faults in a frame", () => {
  test.each([
    ["a box wider than it", '<div style="inline-size:300px">₹500</div>'],
    ["a word wider than it", word],
    ["a word that its box cuts", `<div style="overflow:hidden">${word}</div>`],
    ["a word that its box cuts towards the start", `<div dir="rtl" style="overflow:clip">${word}</div>`],
    ["a number that is none", "₹NaN"],
    ["an object in words", "[object Object]"],
  ])("%s", (_, inside) => expect(faultsOf(framed(inside))).not.toEqual([]));
  test.each([
    ["a word that breaks", `<p style="overflow-wrap:anywhere">${word}</p>`],
    ["a word that ends in an ellipsis", `<div style="overflow:hidden;text-overflow:ellipsis">${word}</div>`],
    ["a row that scrolls in itself", `<div style="overflow-x:auto">${word}</div>`],
    ["what is only read", `<div style="position:absolute;inline-size:1px;block-size:1px;overflow:hidden">${word}</div>`],
    ["the word finance", "Financial nananana"],
  ])("not: %s", (_, inside) => expect(faultsOf(framed(inside))).toEqual([]));
});

describe("texts that overlap their neighbours", () => {
  test.each([
    ["a box of their own", "<p>اسم!</p><p>₹500</p>"],
    ["an isolating element", "<p><bdi>اسم!</bdi> ₹500</p>"],
    ["isolating signs", "<p>\u2068اسم!\u2069 ₹500</p>"],
  ])("%s", (_, inside) => expect(isIsolated(framed(inside), "اسم!")).toBe(true));
  test.each([
    ["a line with a sum", "<p>اسم! ₹500</p>"],
    ["an element that does not isolate", '<p><b style="unicode-bidi:normal">اسم!</b> ₹500</p>'],
    ["not there at all", "<p>₹500</p>"],
  ])("not: %s", (_, inside) => expect(isIsolated(framed(inside), "اسم!")).toBe(false));
});
