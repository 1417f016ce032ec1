import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, spyOn, waitFor, within } from "storybook/test";
import { contrastFailures } from "@baize/tokens/contrast/problems";
import { defineBrand } from "@baize/tokens/define-brand";
import { BrandStudio } from "./studio.tsx";

const meta = {
  title: "Foundations/Brand studio",
  component: BrandStudio,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof BrandStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

const night = (canvas: HTMLElement) => within(canvas).getByRole("region", { name: "By night" });
const paint = (canvas: HTMLElement) => {
  const cloth = night(canvas).querySelector("[data-component=cloth]");
  if (!cloth) throw new Error("The scene lies on cloth.");
  return getComputedStyle(cloth).backgroundColor;
};
const drag = (name: string, value: number) => fireEvent.input(screen.getByRole("slider", { name }), { target: { value } });

/** Choices on one side, the result on the other. The scenes are styled by custom properties alone. */
export const Studio: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = paint(canvasElement);
    await drag("Hue of cloth", 300);
    await waitFor(() => expect(paint(canvasElement)).not.toBe(before));
    await expect(canvas.getByRole("slider", { name: "Hue of cloth" })).toHaveAttribute("aria-valuetext", "300°");
  },
};

const tooClose = /^\d+ pairs? of colours (is|are) too close\.$/;

/** An illegible colour of the brand is listed, and the nearest one that passes is accepted. */
export const Mending: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Role" }), "text.muted");
    await fireEvent.input(canvas.getByLabelText("Colour of text.muted, light"), { target: { value: "#b8c4be" } });
    const list = canvas.getByRole("list", { name: "Pairs that are too close" });
    const [first] = await within(list).findAllByRole("button", { name: /^Take #[0-9a-f]{6} for text\.muted, light$/ });
    if (!first) throw new Error("Something fails.");
    const said = canvas.getByText(tooClose).textContent;
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText(tooClose).textContent).not.toBe(said));
    await expect(canvas.getByRole("heading", { name: "Contrast" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Take the nearest colour for all" }));
    await canvas.findByText("Every pair of colours can be read.");
    await expect(canvas.getByText("Colours of its own: 1")).toBeVisible();
  },
};

/** The copied file is valid input of `defineBrand`. */
export const Saving: Story = {
  play: async ({ canvas, userEvent }) => {
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.type(name, "My brand");
    await expect(name).toHaveAccessibleDescription(/Lower-case letters and digits/);
    await expect(canvas.getByRole("button", { name: "Download" })).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, "tideline");
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await canvas.findByText("Copied.");
    const brand = defineBrand(JSON.parse(copied.mock.calls[0]?.[0] ?? ""));
    await expect(brand.name).toBe("tideline");
    await expect(contrastFailures(brand)).toEqual([]);
  },
};

/** The groups are tabs, and Tab reaches every choice of a group; the browser itself moves a slider. */
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("tab", { name: "Colour" }).focus();
    await userEvent.keyboard(document.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Shape" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Shape" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: "Radius of control" })).toHaveFocus();
  },
};
