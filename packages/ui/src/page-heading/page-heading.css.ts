import { vars } from "@baize/tokens/contract";
import { figure, wide } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { space } = vars;

export const ground = parts({
  /** On the page itself, near what follows. */
  page: { paddingBlockStart: space[5], "@media": { [wide.lg]: { paddingBlockStart: space[8] } } },
  /** Felt from edge to edge, under the header. */
  cloth: { paddingBlock: `${space[4]} ${space[5]}`, "@media": { [wide.lg]: { paddingBlock: `${space[6]} ${space[8]}` } } },
  /** In a card or a column, which have the space around it. */
  inside: {},
});
export const column = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[5]}`,
});
export const words = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2], minInlineSize: 0 });
export const title = part({ minInlineSize: 0, overflowWrap: "anywhere" });
export const lead = part({ overflowWrap: "anywhere" });
export const count = part({
  ...figure,
  fontSize: "0.7em",
  marginInlineStart: "0.1em",
  color: vars.color.text.muted,
});
export const action = part({ minInlineSize: 0, maxInlineSize: "100%" });
