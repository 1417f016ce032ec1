import { vars } from "@baize/tokens/contract";
import { wide } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = part({ display: "grid", minInlineSize: 0 });

/** Counts of columns by breakpoint; every one is set on the element, or a grid inside would inherit those of the grid around it. */
export const counts = {
  base: "--grid-base",
  sm: "--grid-sm",
  md: "--grid-md",
  lg: "--grid-lg",
  xl: "--grid-xl",
} as const;
const counted = (name: keyof typeof counts) => ({ gridTemplateColumns: `repeat(var(${counts[name]}), minmax(0, 1fr))` });
export const columnCounts = part({
  ...counted("base"),
  "@media": { [wide.sm]: counted("sm"), [wide.md]: counted("md"), [wide.lg]: counted("lg"), [wide.xl]: counted("xl") },
});
export const minItemSize = "--grid-item";
export const fluid = part({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(var(${minItemSize}), 100%), 1fr))`,
});
const coverGap = { gap: `${vars.space[4]} ${vars.space[2]}` };

/** Column counts by breakpoint: 480, 700, 900, 1080. */
export const layout = parts({
  popular: {
    ...columns(3),
    ...coverGap,
    "@media": { [wide.md]: { ...columns(5), gap: vars.space[4] }, [wide.xl]: columns(8) },
  },
  lobby: {
    ...columns(3),
    ...coverGap,
    "@media": { [wide.md]: { ...columns(5), gap: vars.space[4] }, [wide.xl]: columns(10) },
  },
  halves: { ...columns(1), gap: vars.space[6], "@media": { [wide.xl]: { ...columns(2), rowGap: vars.space[8] } } },
  thirds: { ...columns(1), gap: vars.space[4], "@media": { [wide.lg]: columns(3) } },
  fields: { ...columns(1), gap: vars.space[4], "@media": { [wide.md]: columns(2) } },
  tiles: { gridTemplateColumns: "repeat(auto-fill, minmax(min(150px, 100%), 1fr))", gap: vars.space[3] },
  rail: {
    ...columns(1),
    gap: vars.space[6],
    "@media": { [wide.xl]: { gridTemplateColumns: "minmax(0, 1fr) 372px", columnGap: vars.space[8] } },
  },
});
