import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SectionHeading } from "../section-heading/section-heading.tsx";
import { colourRoles, type Role, valueOf } from "./roles.ts";
import * as css from "./specimen.css.ts";
import { useLook } from "./use-look.ts";

const meta = { title: "Foundations/Colour", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ role }: { role: Role }) {
  useLook();
  return (
    <li className={css.card}>
      <span className={css.patch} style={{ background: role.css }} />
      <span className={css.name}>{role.path.replace("color.", "")}</span>
      <span className={css.value}>{valueOf(role.path)}</span>
    </li>
  );
}

function Group({ group, title }: { group: string; title: string }) {
  return (
    <section className={css.section}>
      <SectionHeading title={title} />
      <ul className={css.grid}>
        {colourRoles(group).map((role) => (
          <Swatch key={role.path} role={role} />
        ))}
      </ul>
    </section>
  );
}

const groups = [
  ["surface", "Surfaces"],
  ["text", "Text"],
  ["border", "Lines"],
  ["accent", "Accent: felt by day, brass by night"],
  ["control", "Controls"],
  ["positive", "Positive"],
  ["negative", "Negative"],
  ["warning", "Warning"],
  ["info", "Information"],
] as const;

/** Every role that a component may read, in the theme and brand of the toolbar. */
export const Roles: Story = {
  render: () => (
    <div className={css.page}>
      {groups.map(([group, title]) => (
        <Group key={group} group={group} title={title} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("surface.page").nextElementSibling).toHaveTextContent(/^#[0-9a-f]{6}$/);
  },
};

/** The same names on felt: `data-ground="cloth"` points the roles elsewhere, and no component knows. */
export const OnCloth: Story = {
  render: () => (
    <div className={css.page}>
      <Group group="cloth" title="Cloth" />
    </div>
  ),
};

const results = ["win", "lose", "live", "onLive", "suit"];
/** What a market may swap: in some, red wins. A sign always accompanies the colour. */
export const Results: Story = {
  render: () => (
    <ul className={css.grid}>
      {results.map((name) => (
        <Swatch key={name} role={{ path: `color.${name}`, css: `var(--color-${name === "onLive" ? "on-live" : name})` }} />
      ))}
    </ul>
  ),
};

const inks = ["ground", "shape", "spark", "ink"] as const;
/** Twelve palettes of four flat inks for the covers, six inks for the balls. */
export const Covers: Story = {
  render: () => (
    <div className={css.page}>
      <ul className={css.grid}>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index} className={css.card}>
            <span className={css.cover}>
              {inks.map((ink) => (
                <span key={ink} style={{ background: `var(--color-cover-${index + 1}-${ink})` }} />
              ))}
            </span>
            <span className={css.name}>cover.{index + 1}</span>
          </li>
        ))}
      </ul>
      <ul className={css.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className={css.card}>
            <span className={css.ball} style={{ background: `var(--color-ball-${index + 1})` }} />
            <span className={css.name}>ball.{index + 1}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
};
