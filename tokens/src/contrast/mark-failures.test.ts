import { expect, test } from "vitest";
import { defineBrand } from "../define-brand.ts";
import type { BrandRecipe } from "../recipe/recipe.ts";
import { faintMarkColours, markFailures } from "./problems.ts";

const brandOf = (inner: string, outer: string): BrandRecipe => ({
  name: "tideline",
  title: "Tideline",
  mark: `<rect width="34" height="34" fill="${outer}"/><circle cx="17" cy="17" r="9" fill="${inner}"/>`,
  colors: { brand: "#0e7c86", accent: "#f2a71b" },
});

const refusal = () => defineBrand(brandOf("#112233", "#001122"));

test("a mark of which no colour can be seen is refused with its colour, the ground and the ratio", () => {
  expect(refusal).toThrow(
    /light: the mark on surface\.bar \(#[0-9a-f]{6}\) needs 3, and its strongest colour, #001122, has 1\.\d\d/,
  );
  expect(refusal).toThrow(/dark: the mark on surface\.page/);
  expect(refusal).not.toThrow(/light: the mark on surface\.page/);
});

test("a colour of a mark that is hard to see beside others is named with its ground", () => {
  const faint = faintMarkColours(defineBrand(brandOf("#f2a71b", "#001122")));
  expect(faint).toContainEqual(
    expect.stringMatching(/^dark: #001122 of the mark is hard to see on surface\.page \(#[0-9a-f]{6}\): it has 1/),
  );
  expect(faint).not.toContainEqual(expect.stringMatching(/^light: #001122 .* surface\.page/));
});

test("one colour that can be seen on each ground is enough", () => {
  expect(markFailures(defineBrand(brandOf("#f2a71b", "#0e7c86")))).toEqual([]);
});
