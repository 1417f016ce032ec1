import type { Meta, StoryObj } from "@storybook/react-vite";
import { brands } from "@baize/tokens/brands";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { Button } from "../button/button.tsx";
import { Cloth } from "../cloth/cloth.tsx";
import { Heading } from "../heading/heading.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { Money } from "../money/money.tsx";
import { PrintedBox } from "../printed-box/printed-box.tsx";
import * as css from "./specimen.css.ts";

const meta = { title: "Foundations/Brands", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const balance = moneyParts({ amount: 4_825_075n, currency: "INR", locale: "hi" });

function Panel({ title, mode }: { title: string; mode: string }) {
  return (
    <div data-ground="stock" className={css.ground}>
      <div className={css.stack}>
        <Cloth variant="panel" style={{ padding: 20 }}>
          <div className={css.stack}>
            <BrandMark name={title} />
            <Money parts={balance} variant="balance" size="lg" />
            <div className={css.row}>
              <Button variant="primary">जमा</Button>
              <Button>निकासी</Button>
            </div>
          </div>
        </Cloth>
        <Heading level={3} size="md">
          मुंबई बनाम चेन्नई
        </Heading>
        <PrintedBox legend={`${title}, ${mode}`} level={4} count="38">
          <div className={css.row}>
            <Badge tone="live">Live</Badge>
            <Badge tone="positive">Done</Badge>
            <Badge tone="warning">In review</Badge>
          </div>
        </PrintedBox>
        <div className={css.row}>
          <Button variant="primary">Place ₹300</Button>
          <Button variant="outline">Cancel</Button>
        </div>
      </div>
    </div>
  );
}

function Brand({ name, title }: { name: string; title: string }) {
  return (
    <section data-brand={name} className={css.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={css.brands}>
        {(["light", "dark"] as const).map((mode) => (
          <div key={mode} data-theme={mode}>
            <Panel title={title} mode={mode} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** All brands side by side, by day and by night, on one page: a sheet each, no rebuild, no branch in any component. */
export const All: Story = {
  // Each panel has its own brand and mode; the four audits of other stories meet each brand in its own look.
  render: () => (
    <div className={css.page}>
      {brands.map((brand) => (
        <Brand key={brand.name} name={brand.name} title={brand.title} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const paints = [...canvasElement.querySelectorAll("section [data-component=cloth]")].map(
      (cloth) => getComputedStyle(cloth).backgroundColor,
    );
    await expect(new Set(paints).size).toBe(brands.length * 2);
  },
};
