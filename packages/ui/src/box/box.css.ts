import { vars } from "@baize/tokens/contract";
import { boxGround } from "../printed-box/ground.css.ts";
import { part, parts } from "../theme/part.ts";

const { space, color } = vars;
const steps = {
  "0": "0",
  "1": space[1],
  "2": space[2],
  "3": space[3],
  "4": space[4],
  "5": space[5],
  "6": space[6],
  "8": space[8],
  "10": space[10],
  "12": space[12],
  "16": space[16],
} as const;
const each = <Rule extends object>(rule: (step: string) => Rule) => ({
  "0": rule(steps[0]),
  "1": rule(steps[1]),
  "2": rule(steps[2]),
  "3": rule(steps[3]),
  "4": rule(steps[4]),
  "5": rule(steps[5]),
  "6": rule(steps[6]),
  "8": rule(steps[8]),
  "10": rule(steps[10]),
  "12": rule(steps[12]),
  "16": rule(steps[16]),
});

export const root = part({ minInlineSize: 0 });
export const padding = parts(each((step) => ({ padding: step })));
// After `padding`, so that one axis overrides both.
export const paddingBlock = parts(each((step) => ({ paddingBlock: step })));
export const paddingInline = parts(each((step) => ({ paddingInline: step })));
const on = (ground: string) => ({ backgroundColor: ground, vars: { [boxGround]: ground } });
export const background = parts({
  page: on(color.surface.page),
  raised: on(color.surface.raised),
  sunken: on(color.surface.sunken),
});
export const border = part({ border: `${vars.border.width.hair} solid ${color.border.default}` });
export const radius = parts({
  tag: { borderRadius: vars.radius.tag },
  control: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
  panel: { borderRadius: vars.radius.panel },
});
