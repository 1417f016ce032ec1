import { expect, test } from "vitest";
import { mixinsUsed, neighboursOf, tokensRead } from "./tokens-read.ts";

const sheet = `
import { vars } from "@baize/tokens/contract";
import { figure, transition } from "../theme/mixins.ts";
import { root as field } from "../field/field.css.ts";
const { accent, text: words } = vars.color;
const { font, space } = vars;
/* accent.never */
export const root = part({ ...figure, gap: space[2], color: words.muted, fontSize: font.size["2xl"], borderColor: accent.default,
  padding: \`\${vars.size.control.md} 0\`, transition: transition("color") });
`;

test("tokens are read through what a sheet takes apart, by index and by name", () => {
  expect(tokensRead(sheet)).toEqual(["color.accent.default", "color.text.muted", "font.size.2xl", "size.control.md", "space.2"]);
});

test("a sheet's shared looks and neighbours are named", () => {
  expect(mixinsUsed(sheet)).toEqual(["figure"]);
  expect(neighboursOf(sheet)).toEqual(["field", "theme"]);
});
