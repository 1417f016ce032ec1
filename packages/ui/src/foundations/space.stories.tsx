import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { vars } from "@baize/tokens/contract";
import { SectionHeading } from "../section-heading/section-heading.tsx";
import { valueOf } from "./roles.ts";
import * as css from "./specimen.css.ts";
import { useLook } from "./use-look.ts";

const meta = { title: "Foundations/Space", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = ["1", "2", "3", "4", "5", "6", "8", "10", "12", "16", "24"] as const;
function Steps() {
  useLook();
  return (
    <dl>
      {steps.map((step) => (
        <div key={step} className={css.line}>
          <dt className={css.note}>
            space.{step} · {valueOf(`space.${step}`)}
          </dt>
          <dd style={{ margin: 0 }}>
            <div className={css.bar} style={{ inlineSize: vars.space[step] }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
/** A 4 px base. A brand may set the steps wider or closer. */
export const Scale: Story = {
  render: () => (
    <div className={css.page}>
      <Steps />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^space\.4 · \d+px$/)).toBeVisible();
  },
};

const controls = ["xs", "sm", "md", "lg"] as const;
function Controls() {
  useLook();
  return (
    <div className={css.row}>
      {controls.map((size) => (
        <div key={size} className={css.control} style={{ blockSize: vars.size.control[size] }}>
          {size} · {valueOf(`size.control.${size}`)}
        </div>
      ))}
    </div>
  );
}
/** Heights of controls. Primary touch actions are 44 px or more, nothing that is pressed is under 24. */
export const Targets: Story = {
  render: () => (
    <div className={css.page}>
      <section className={css.section}>
        <SectionHeading title="Controls" />
        <Controls />
      </section>
      <section className={css.section}>
        <SectionHeading title="Breakpoints" />
        <dl>
          {[
            ["480", "Two small buttons side by side"],
            ["700", "Covers five across; filters in a row"],
            ["900", "Gutters of 32; footer and announcements side by side"],
            ["1080", "Category bar with menus; before it bottom bar and seats"],
          ].map(([width, what]) => (
            <div key={width} className={css.line}>
              <dt className={css.value}>{width} px</dt>
              <dd style={{ margin: 0 }}>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  ),
};
