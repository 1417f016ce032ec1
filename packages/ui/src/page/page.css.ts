import { vars } from "@baize/tokens/contract";
import { wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part({
  inlineSize: "100%",
  maxInlineSize: vars.size.page.max,
  marginInline: "auto",
  paddingInline: vars.size.page.gutter,
  "@media": { [wide.lg]: { paddingInline: vars.size.page.gutterWide } },
});
