import { vars } from "@baize/tokens/contract";
import { boxGround } from "../printed-box/ground.css.ts";
import { heading, wide } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, space } = vars;
const gone = { display: "none" } as const;

export const root = part({
  // A modal sets its own background for printed boxes; here it is the page's.
  vars: { [boxGround]: color.surface.page },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr)",
  blockSize: "100%",
  minBlockSize: 0,
  overflow: "hidden",
  backgroundColor: color.surface.page,
  color: color.text.default,
  "@media": { [wide.xl]: { gridTemplateColumns: "250px minmax(0, 1fr)", borderRadius: vars.radius.panel } },
});
export const header = part({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: vars.size.bar.header,
  paddingInline: vars.size.page.gutter,
  backgroundColor: color.surface.bar,
  "@media": { [wide.xl]: { paddingInline: space[6], gap: space[4] } },
});
export const mark = part({ flex: "none", display: "flex" });
export const title = part({
  ...heading,
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.font.size.md,
  overflowWrap: "anywhere",
  "@media": { [wide.md]: { fontSize: vars.font.size.lg } },
});
export const account = part({ display: "flex", alignItems: "center", gap: space[2], flex: "none", minInlineSize: 0 });
export const menu = part({
  minBlockSize: 0,
  overflowY: "auto",
  padding: `${space[3]} ${space[2]}`,
  "@media": {
    [wide.xl]: {
      padding: `${space[5]} ${space[4]}`,
      borderInlineEnd: `${vars.border.width.hair} solid ${color.border.default}`,
    },
  },
});
export const menuHead = part({ paddingBlockEnd: space[3], paddingInline: space[2], "@media": { [wide.xl]: gone } });
export const page = part({
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: "auto",
  // A field that gets the focus comes into view with its label.
  scrollPaddingBlock: space[12],
  padding: `${space[5]} ${vars.size.page.gutter} ${space[12]}`,
  "@media": { [wide.xl]: { padding: `${space[6]} ${space[8]} ${space[8]}` } },
});
/** On a phone one of the two is there; side by side from 1080 px up. */
const narrow = "screen and (max-width: 1079.98px)";
export const menuIn = parts({ menu: {}, page: { "@media": { [narrow]: gone } } });
/** The link past the menu leads nowhere where the page is away. */
export const skipIn = parts({ menu: { "@media": { [narrow]: gone } }, page: {} });
export const pageIn = parts({ menu: { "@media": { [narrow]: gone } }, page: {} });
/** The way back to the list, only where the list is away. */
export const back = part({ flex: "none", marginInlineStart: `calc(${vars.space.twoHalf} * -1)`, "@media": { [wide.xl]: gone } });
export const markIn = parts({ menu: {}, page: { "@media": { [narrow]: gone } } });
/** The phone's list opens pages; beside its page it chooses among them. */
export const caretWhenNarrow = part({ "@media": { [wide.xl]: gone } });
