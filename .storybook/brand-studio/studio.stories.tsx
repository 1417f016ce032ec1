import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { contrastFailures } from "@baize/tokens/contrast/problems";
import kaveri from "@baize/tokens/brands/kaveri.brand.json" with { type: "json" };
import { defineBrand } from "@baize/tokens/define-brand";
import type { BrandRecipe } from "@baize/tokens/recipe";
import roboto from "@fontsource/roboto/files/roboto-latin-400-normal.woff2?url";
import { fontBytes } from "./font-bytes.ts";
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

/** What is on the page here was audited in other stories. */
const atRest = { audit: "off" };

/** Choices on one side, the result on the other. The scenes are styled by custom properties alone. */
export const Studio: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = paint(canvasElement);
    await drag("Hue of brand", 300);
    await waitFor(() => expect(paint(canvasElement)).not.toBe(before));
    await expect(canvas.getByRole("slider", { name: "Hue of brand" })).toHaveAttribute("aria-valuetext", "300°");
  },
};

const tooClose = /^\d+ pairs? of colours (is|are) too close\.$/;

/** An illegible colour of the brand is listed, and the nearest one that passes is accepted. */
export const Mending: Story = {
  play: async ({ canvas }) => {
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

const open = async (canvas: ReturnType<typeof within>, name: string) => await userEvent.click(canvas.getByRole("tab", { name }));

/** The copied file is valid input of `defineBrand`. */
export const Saving: Story = {
  parameters: atRest,
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await open(canvas, "Mark");
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

const file = (text: string, name: string) => new File([text], name, { type: "application/json" });
const recipe = {
  name: "tideline",
  title: "Tideline",
  mark: "<circle cx='17' cy='17' r='16'/>",
  colors: { brand: "#0e7c86", accent: "#f2a71b" },
};

/** A brand’s file opens as it is and is saved as it was; a broken one is refused in words. */
export const Opening: Story = {
  parameters: atRest,
  play: async ({ canvas }) => {
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const input = canvas.getByLabelText("Open a brand’s file");
    await userEvent.upload(input, file('{ "name": "half" }', "half.brand.json"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent('"title" is not a text');
    await userEvent.upload(input, file(JSON.stringify(recipe), "tideline.brand.json"));
    await canvas.findByText("brand #0e7c86 is kept as accent.default (light)");
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await canvas.findByText("Copied.");
    await expect(JSON.parse(copied.mock.calls[0]?.[0] ?? "")).toEqual(recipe);
  },
};

/** A brand that is a file of its own is among those to begin from. */
export const Beginning: Story = {
  parameters: atRest,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Start from" }), "Kaveri");
    await open(canvas, "Mark");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("kaveri");
  },
};

const svg = (body: string) => new File([`<svg viewBox="0 0 90 30">${body}</svg>`], "mark.svg", { type: "image/svg+xml" });

/** A mark is uploaded whole; one with a script is refused, and the former mark stays; one that cannot be seen is kept as a draft. */
export const Marking: Story = {
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, "Mark");
    const input = canvas.getByLabelText("Choose a mark (SVG)");
    await userEvent.upload(
      input,
      svg('<rect width="45" height="30" fill="#0e7c86"/><circle cx="70" cy="15" r="15" fill="#f2a71b"/>'),
    );
    await canvas.findByText("90 × 30, 2 colours of its own.");
    await canvas.findByText(/light: #f2a71b of the mark is hard to see on surface\.page/);
    const drawn = night(canvasElement).querySelector("[data-component=brand-mark] > span");
    await waitFor(() => expect(drawn && getComputedStyle(drawn).backgroundImage).toContain("0e7c86"));
    await userEvent.upload(input, svg('<rect width="45" height="30" fill="#001122"/><circle r="15" fill="#112233"/>'));
    await canvas.findByText(/light: the mark on surface\.bar .* has 1\.\d\d/);
    await canvas.findByText(/Saved as a draft/);
    await userEvent.upload(input, svg('<rect width="45" height="30" fill="#0e7c86"/><circle r="15" fill="#f2a71b"/>'));
    await waitFor(() => expect(canvas.queryByText(/Saved as a draft/)).toBeNull());
    await expect((await saved(canvas)).mark).toMatch(/#0e7c86.*#f2a71b/);
    await userEvent.upload(input, svg("<script>alert(1)</script>"));
    await canvas.findByText(/could run a script/);
    await expect(drawn && getComputedStyle(drawn).backgroundImage).toContain("0e7c86");
  },
};

const fontAt = async (address: string): Promise<File> => new File([await (await fetch(address)).arrayBuffer()], "Sora.woff2");

/** What the studio would save. */
async function saved(canvas: ReturnType<typeof within>): Promise<BrandRecipe> {
  const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
  await waitFor(() => expect(copied).toHaveBeenCalled());
  return JSON.parse(copied.mock.lastCall?.[0] ?? "");
}
const fontIn = ({ typeface }: BrandRecipe) => (typeof typeface === "object" ? typeface.font : undefined);

/**
 * A font of one weight is no font of all weights: which one it has is asked for, and what is missing is said. The fonts of devices that are
 * shown before it are measured by it.
 */
export const Typesetting: Story = {
  parameters: atRest,
  play: async ({ canvas }) => {
    await open(canvas, "Type");
    const input = canvas.getByLabelText("Choose a font (WOFF2)");
    await userEvent.upload(input, await fontAt(roboto));
    const weight = await canvas.findByRole("combobox", { name: "Weight of the font" });
    const [regular] = fontIn(await saved(canvas))?.fallbacks ?? [];
    // Roboto in the place of Roboto is as wide.
    await expect(regular?.sizeAdjust).toBeCloseTo(1, 2);
    await userEvent.selectOptions(weight, "700");
    await canvas.findByText(/^The font Sora has one weight, 700: all text is bold\./);
    await waitFor(async () => expect(fontIn(await saved(canvas))?.fallbacks[0]?.locals).toEqual(["Roboto Bold", "Roboto-Bold"]));
    await userEvent.upload(input, new File([fontBytes(kaveri.typeface.font.data)], "Sora.woff2"));
    await canvas.findByText("The font Sora has the weights 100 to 900.");
    const fallbacks = fontIn(await saved(canvas))?.fallbacks ?? [];
    for (const [index, { sizeAdjust }] of kaveri.typeface.font.fallbacks.entries())
      await expect(fallbacks[index]?.sizeAdjust).toBeCloseTo(sizeAdjust, 2);
    await userEvent.upload(input, new File(["OTTO"], "Sora.otf", { type: "font/woff2" }), { applyAccept: false });
    await canvas.findByText(/^Sora\.otf is no WOFF2 file\./);
    await userEvent.upload(input, new File(["wOF2", new Uint8Array(64)], "Sora.woff2"));
    await canvas.findByText("Sora.woff2 is a font that this browser cannot read.");
  },
};

const radius = (element: HTMLElement) => getComputedStyle(element).borderStartStartRadius;

/** Pill buttons with square fields: two parts of one radius. */
export const Parting: Story = {
  parameters: atRest,
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, "Parts");
    await drag("button.radius", 28);
    await drag("field.radius", 0);
    const scene = within(night(canvasElement));
    await waitFor(() => expect(radius(scene.getByRole("button", { name: "Deposit" }))).toBe("999px"));
    await expect(
      radius(scene.getByRole("textbox", { name: "Username" }).closest<HTMLElement>("[data-part=control]") ?? canvasElement),
    ).toBe("0px");
  },
};

/** The groups are tabs, and Tab reaches every choice of a group; the browser itself moves a slider. */
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas }) => {
    canvas.getByRole("tab", { name: "Colour" }).focus();
    await userEvent.keyboard(document.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Shape" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Shape" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: "Radius of control" })).toHaveFocus();
  },
};
