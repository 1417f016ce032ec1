import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import * as art from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { TextField } from "../text-field/text-field.tsx";
import * as css from "./specimen.css.ts";

const meta = { title: "Foundations/Icons", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(art);

/** Every icon of the kit by the name that code imports. Regular in chrome, `Fill` for what is chosen and for status. */
export const All: Story = {
  render: function Search() {
    const [wanted, setWanted] = useState("");
    const found = all.filter(([name]) => name.toLowerCase().includes(wanted.toLowerCase()));
    return (
      <div className={css.page}>
        <TextField label="Find an icon" value={wanted} onChange={(event) => setWanted(event.currentTarget.value)} />
        <ul className={css.icons} aria-label="Icons">
          {found.map(([name, path]) => (
            <li key={name} className={css.icon}>
              <Icon art={path} size="lg" />
              {name}
            </li>
          ))}
        </ul>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Find an icon" }), "caretl");
    await expect(within(canvas.getByRole("list", { name: "Icons" })).getAllByRole("listitem")).toHaveLength(1);
    await userEvent.clear(canvas.getByRole("textbox", { name: "Find an icon" }));
  },
};

const sizes = ["sm", "md", "lg", "xl"] as const;
export const Sizes: Story = {
  render: () => (
    <div className={css.row}>
      {sizes.map((size) => (
        <Icon key={size} art={art.pokerChip} size={size} label={`Chip, ${size}`} />
      ))}
    </div>
  ),
};

/** Icons that mean a direction are mirrored in right-to-left; clocks, ticks and suits are not. */
export const Directions: Story = {
  render: () => (
    <div className={css.row}>
      <Icon art={art.caretRight} flip size="lg" label="Next" />
      <Icon art={art.arrowLeft} flip size="lg" label="Back" />
      <Icon art={art.clock} size="lg" label="Clock" />
      <Icon art={art.check} size="lg" label="Tick" />
    </div>
  ),
};
