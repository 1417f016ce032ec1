import { create, type ThemeVars } from "storybook/theming";
import type { Brand } from "@baize/tokens/brand";
import type { Mode } from "@baize/tokens/modes";

const FONT = '"Anek Latin Variable", "Anek Latin", system-ui, sans-serif';

/** A colour of a brand, opaque: Storybook mixes some of its colours and cannot read others. */
function colourOf({ table }: Brand, mode: Mode, role: string): string {
  const value: unknown = table[mode][`color.${role}`]?.value;
  const hex = typeof value === "object" && value !== null && "hex" in value ? value.hex : undefined;
  if (typeof hex !== "string") throw new Error(`"${role}" is no colour`);
  return hex;
}

/** The mark before the name, in the colour of the text. */
const titleOf = ({ mark, title }: Brand): string =>
  `<span style="display:flex;align-items:center;gap:10px;font-weight:600;font-size:17px">` +
  `<svg viewBox="0 0 34 34" width="26" height="26" fill="currentColor" aria-hidden="true">${mark}</svg>${title}</span>`;

/** Storybook's own parts in the colours, type and corners of a brand. */
export function themeOf(brand: Brand, mode: Mode): ThemeVars {
  const of = (role: string) => colourOf(brand, mode, role);
  return create({
    base: mode,
    brandTitle: titleOf(brand),
    brandUrl: "?path=/docs/welcome--docs",
    brandTarget: "_self",
    colorPrimary: of("accent.default"),
    // The ground of the open entry under white text, which Storybook darkens where it is dark; and the colour of its icons.
    colorSecondary: of(mode === "dark" ? "accent.border" : "cloth.lamp"),
    appBg: of("surface.page"),
    appContentBg: of("surface.raised"),
    appPreviewBg: of("surface.page"),
    appHoverBg: of("accent.subtle"),
    appBorderColor: of("border.default"),
    appBorderRadius: 6,
    fontBase: FONT,
    fontCode: "ui-monospace, SFMono-Regular, Menlo, monospace",
    textColor: of("text.default"),
    textInverseColor: of("text.inverse"),
    textMutedColor: of("text.muted"),
    barBg: of("surface.raised"),
    barTextColor: of("text.muted"),
    barHoverColor: of("accent.text"),
    barSelectedColor: of("accent.text"),
    buttonBg: of("surface.raised"),
    buttonBorder: of("border.default"),
    booleanBg: of("surface.sunken"),
    booleanSelectedBg: of("surface.raised"),
    inputBg: of("control.surface"),
    inputBorder: of("border.strong"),
    inputTextColor: of("text.default"),
    inputBorderRadius: 6,
  });
}
