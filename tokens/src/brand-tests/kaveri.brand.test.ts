import { expect, it } from "vitest";
import { brandCss } from "@baize/tokens/css";
import { defineBrand } from "@baize/tokens/define-brand";
import { readBrand } from "@baize/tokens/read-brand";
import source from "../../brands/kaveri.brand.json" with { type: "json" };

it("Kaveri is complete and legible in both modes", () => {
  expect(brandCss(defineBrand(readBrand(source)))).toContain(`[data-brand=${source.name}]`);
});
