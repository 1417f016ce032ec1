import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { components } from "../theme/layers.css.ts";
import { part } from "../theme/part.ts";

const { color, space, font } = vars;

export const root = part({ maxInlineSize: "64ch", overflowWrap: "anywhere" });

/** The editor's elements have no classes: they are styled by element name, inside the root only. */
function inside(selector: string, style: GlobalStyleRule): void {
  const each = selector.split(", ").map((one) => `${root} ${one}`);
  globalStyle(each.join(", "), { "@layer": { [components]: style } });
}

inside("> * + *", { marginBlockStart: space[4] });
inside("h1, h2, h3, h4, h5, h6", {
  fontSize: font.size.lg,
  fontWeight: font.weight.heading,
  lineHeight: font.lineHeight.heading,
  marginBlockStart: space[6],
});
inside("> :first-child", { marginBlockStart: 0 });
inside("ul, ol", { paddingInlineStart: "1.3em" });
inside("li + li", { marginBlockStart: space[1] });
inside("dd", { marginInlineStart: space[4] });
inside("blockquote", {
  paddingInlineStart: space[4],
  borderInlineStart: `3px double ${color.border.inlay}`,
  color: color.text.muted,
});
inside("hr", { border: 0, borderBlockStart: `1px solid ${color.border.inlay}` });
inside("img", { blockSize: "auto", borderRadius: vars.radius.card });
inside("code, kbd, samp, pre", { fontFamily: "ui-monospace, monospace", fontSize: "0.9em" });
inside("pre", { overflowX: "auto", padding: space[3], background: color.surface.sunken, borderRadius: vars.radius.control });
inside("mark", { background: color.warning.subtle, color: color.warning.onSubtle });
inside("table", { display: "block", inlineSize: "fit-content", maxInlineSize: "100%", overflowX: "auto" });
inside("th", { fontWeight: font.weight.medium, fontSize: font.size.sm, color: color.text.muted, textAlign: "start" });
inside("thead th", { borderBlockEnd: `1px solid ${color.border.strong}` });
inside("th, td", {
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border.default}`,
  textAlign: "start",
  overflowWrap: "normal",
});
inside("caption", { textAlign: "start", color: color.text.muted, fontSize: font.size.sm, paddingBlockEnd: space[2] });
