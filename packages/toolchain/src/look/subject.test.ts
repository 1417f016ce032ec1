import { expect, it } from "vitest";
import { allLooks, nameOf } from "./looks.ts";
import { storedFor } from "./subject.ts";

const languages = { ltr: "HI", rtl: "AR" };

it("leaves the brand of a page to its host name, unless brands were asked for", () => {
  const [look] = allLooks([undefined]);
  const [ofBrand] = allLooks(["sona"]);
  if (!look || !ofBrand) throw new Error("there is no look");
  expect(storedFor(look, languages)).toEqual({ theme: "light", lang: "HI" });
  expect(storedFor(ofBrand, languages)).toEqual({ theme: "light", lang: "HI", brand: "sona" });
  expect([look, ofBrand].map(nameOf)).toEqual(["360 · light · ltr", "sona · 360 · light · ltr"]);
});
