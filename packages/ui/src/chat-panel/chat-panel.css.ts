import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { border, control, negative, surface, text, warning } = vars.color;
const { font, space } = vars;
const breathe = keyframes({ "0%, 60%, 100%": { opacity: 0.35 }, "30%": { opacity: 1 } });

export const root = part({
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: "100%",
  color: text.default,
});
export const connection = part({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  paddingInline: space[4],
  fontSize: font.size.sm,
  color: warning.onSubtle,
  background: warning.subtle,
  selectors: { "&:not(:empty)": { paddingBlock: space[2] } },
});

export const body = part({ position: "relative", flex: 1, minBlockSize: 0, display: "grid", gridTemplateRows: "minmax(0, 1fr)" });
/** Few messages lie at the bottom, where one writes. */
export const frame = part({ justifyContent: "flex-end", background: surface.sunken });
/** The placeholder of the messages is centred. */
export const placeholder = part({ justifyContent: "safe center" });
export const content = part({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  padding: space[4],
  // The panel itself keeps what is read in its place; two that do it would do it twice.
  overflowAnchor: "none",
});
export const list = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  selectors: { "&:empty": { display: "contents" } },
});
export const older = part({ alignSelf: "center" });

const line = { content: '""', flex: 1, borderBlockStart: `${vars.border.width.hair} solid ${border.default}` } as const;
export const divider = part({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[1],
  fontSize: font.size.xs,
  color: text.muted,
  selectors: { "&::before": line, "&::after": line },
});
export const unread = part({
  color: negative.default,
  fontWeight: font.weight.strong,
  selectors: { "&&::before, &&::after": { borderColor: negative.border } },
});

export const typing = part({ display: "flex", alignItems: "center", gap: space[2], fontSize: font.size.sm, color: text.muted });
export const dots = part({ display: "inline-flex", gap: vars.space.half });
export const dot = part({
  inlineSize: vars.space.oneHalf,
  blockSize: vars.space.oneHalf,
  borderRadius: "50%",
  background: "currentColor",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${breathe} 1.2s infinite`,
      selectors: { "&:nth-child(2)": { animationDelay: "0.15s" }, "&:nth-child(3)": { animationDelay: "0.3s" } },
    },
    "(forced-colors: active)": { background: "CanvasText" },
  },
});
export const jump = part({
  position: "absolute",
  insetBlockEnd: space[3],
  insetInline: 0,
  marginInline: "auto",
  inlineSize: "fit-content",
  maxInlineSize: `calc(100% - ${space[8]})`,
  background: surface.overlay,
  borderColor: border.strong,
  boxShadow: vars.shadow.overlay,
  selectors: { "&&:hover": { background: `linear-gradient(${control.hover}, ${control.hover}), ${surface.overlay}` } },
});

export const composer = part({
  display: "flex",
  alignItems: "flex-end",
  gap: space[2],
  padding: space[3],
  background: surface.raised,
  borderBlockStart: `${vars.border.width.hair} solid ${border.default}`,
});
export const field = part({ flex: 1 });
/** As tall, with its box, as the buttons beside it. */
const oneLine = `calc(${vars.size.control.md} - 2 * ${space[2]} - 2 * ${vars.border.width.control})`;
/** One line that grows with what is written, up to six. Doubled: wins over the text area's own size. */
export const input = part({
  selectors: { "&&": { resize: "none", minBlockSize: oneLine, maxBlockSize: "9em", fieldSizing: "content" } },
});
