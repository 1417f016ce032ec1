import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { reset } from "./layers.css.ts";

function rule(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { "@layer": { [reset]: style } });
}

rule("*, *::before, *::after", { boxSizing: "border-box" });
rule("html", { textSizeAdjust: "100%" });
rule("body", { margin: 0 });
rule("h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote, pre", { margin: 0, padding: 0 });
rule("fieldset", { border: 0, minInlineSize: 0 });
rule("ul[role=list], ol[role=list]", { listStyle: "none" });
rule("button, input, select, textarea", { font: "inherit", fontStretch: "inherit", color: "inherit", letterSpacing: "inherit" });
rule("button", { cursor: "pointer", background: "none", border: 0, padding: 0 });
rule("img, svg, canvas, video", { display: "block", maxInlineSize: "100%" });
rule("[hidden]:not([hidden=until-found])", { display: "none !important" });
rule("table", { borderCollapse: "collapse" });
rule("a", { color: "inherit" });
