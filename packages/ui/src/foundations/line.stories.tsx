import type { Meta, StoryObj } from "@storybook/react-vite";
import { vars } from "@baize/tokens/contract";
import { Cloth } from "../cloth/cloth.tsx";
import { PrintedBox } from "../printed-box/printed-box.tsx";
import { SectionHeading } from "../section-heading/section-heading.tsx";
import * as css from "./specimen.css.ts";

const meta = { title: "Foundations/Radius, line, inlay", id: "foundations-line", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Uses({ ground }: { ground: string }) {
  return (
    <div className={css.section}>
      <SectionHeading title="Rule: a heading set into the line" />
      <div className={css.grid}>
        <div className={css.inlays.frame}>Frame: inside the edge of banners, boards, covers</div>
        <div className={css.inlays.edge}>At the edge, for a box</div>
        <div className={css.inlays.chosen}>Double: chosen</div>
      </div>
      <PrintedBox legend={`Box on ${ground}`}>The legend interrupts the line: rows of vendors, errors, groups.</PrintedBox>
    </div>
  );
}
/** The inlay in four uses: frame, box, rule, double line. Each brand has its own style of it. */
export const Inlay: Story = {
  render: () => (
    <div className={css.page}>
      <Uses ground="stock" />
      <div data-ground="cloth" className={css.ground}>
        <Uses ground="cloth" />
      </div>
    </div>
  ),
};

const radii = ["control", "card", "panel", "cover", "tag", "round"] as const;
/** The radii, by name. */
export const Radius: Story = {
  render: () => (
    <ul className={css.grid}>
      {radii.map((name) => (
        <li key={name} className={css.card}>
          <span className={css.radius} style={{ borderRadius: vars.radius[name] }} />
          <span className={css.name}>radius.{name}</span>
        </li>
      ))}
    </ul>
  ),
};

/** Cards are flat. Shadow means lifted off the table: menus, dialogs. */
export const Elevation: Story = {
  render: () => (
    <div className={css.grid}>
      <div className={css.elevation.raised}>raised: one printed line</div>
      <div className={css.elevation.overlay}>overlay: menus</div>
      <div className={css.elevation.dialog}>dialog</div>
    </div>
  ),
};

/** Cloth meets the page in a shallow curve, followed by the rail. */
export const TableEdge: Story = { render: () => <Cloth variant="edge" style={{ minBlockSize: 200 }} /> };
