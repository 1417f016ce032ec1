import { join } from "node:path";
import { expect, test } from "vitest";
import { readKit } from "./kit-facts.ts";
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

test("finds tokens that a sheet destructures, by index and by name", () => {
  expect(tokensRead(sheet)).toEqual(["color.accent.default", "color.text.muted", "font.size.2xl", "size.control.md", "space.2"]);
});

test("names a sheet's shared styles and neighbours", () => {
  expect(mixinsUsed(sheet)).toEqual(["figure"]);
  expect(neighboursOf(sheet)).toEqual(["field", "theme"]);
});

test("reads the kit: the modal's tokens, its parts, and its users", () => {
  const { modal, text, icon } = readKit(join(import.meta.dirname, ".."));
  expect(modal?.tokens).toContain("color.surface.overlay");
  expect(modal?.usedBy).toContain("alert-dialog");
  expect(modal?.parts).toContain("backdrop");
  expect(text?.usedBy).not.toContain("text");
  expect(icon?.usedBy.length).toBeGreaterThan(20);
});
