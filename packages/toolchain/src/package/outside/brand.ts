// A brand in a project that has installed the package and nothing else of this repository.
import { brandCss } from "@baize/tokens/css";
import { defineBrand } from "@baize/tokens/define-brand";
import dark from "@baize/tokens/brands/baize.dark.json" with { type: "json" };
import baize from "@baize/tokens/brands/baize.json" with { type: "json" };
import light from "@baize/tokens/brands/baize.light.json" with { type: "json" };

const { radius, ...withoutRadius } = baize;
const source = { name: "ocean", title: "Ocean", mark: "<circle cx='17' cy='17' r='15'/>", light, dark };

const good = defineBrand({ ...source, tokens: baize });
let refusal = "nothing was thrown";
try {
  // @ts-expect-error A brand without its radii does not compile; at run time it is refused.
  defineBrand({ ...source, tokens: withoutRadius });
} catch (error) {
  refusal = error instanceof Error ? error.message : String(error);
}
console.log(JSON.stringify({ css: brandCss(good), refusal, radii: Object.keys(radius) }));
