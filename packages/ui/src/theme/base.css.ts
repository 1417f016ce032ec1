import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { base } from "./layers.css.ts";
import "./reset.css.ts";
import { focusLine, heading } from "./mixins.ts";

function rule(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { "@layer": { [base]: style } });
}

const ground = { color: vars.color.text.default, backgroundColor: vars.color.surface.page } as const;

rule("html", { background: vars.color.surface.page });
rule("body", {
  ...ground,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.lineHeight.text,
  fontWeight: vars.font.weight.text,
  fontStretch: `calc(${vars.font.width.text} * 1%)`,
  fontFeatureSettings: '"tnum"',
  WebkitFontSmoothing: "antialiased",
  // A word that is too wide breaks and never widens the page.
  overflowWrap: "break-word",
});
rule("[data-ground]", ground);
rule("h1, h2, h3, h4", heading);
rule("h1", { fontSize: vars.font.size["2xl"] });
rule("h2", { fontSize: vars.font.size.xl });
rule("h3", { fontSize: vars.font.size.lg });
rule("h4", { fontSize: vars.font.size.md });
rule("a", { color: vars.color.text.link, textUnderlineOffset: "0.2em", textDecorationThickness: "1px" });
rule(":focus-visible", focusLine);
rule(":focus:not(:focus-visible)", { outline: "none" });

// Important in an early layer outranks every later one: only the spinner's motion remains.
globalStyle(":where(*:not([data-component=spinner])), *::before, *::after", {
  "@layer": {
    [base]: {
      "@media": {
        "(prefers-reduced-motion: reduce)": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          // Not a short one: every element has a transition of every property, and each would begin as a theme turns.
          transition: "none !important",
          scrollBehavior: "auto",
        },
      },
    },
  },
});
