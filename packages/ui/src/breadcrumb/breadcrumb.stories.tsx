import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { stayHere } from "../story/stay-here.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

const meta = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  beforeEach: stayHere,
  args: {
    "aria-label": "You are here",
    crumbs: [
      { label: "Home", href: "/" },
      { label: "Slots", href: "/slot-games" },
      { label: "Saffron Reel", href: "/slot-games?vassalage=SAFFRON" },
      { label: "Pearl Monsoon" },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "You are here" });
    await expect(nav).toBeVisible();
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Slots", "Saffron Reel"]);
    await expect(canvas.getByText("Pearl Monsoon")).toHaveAttribute("aria-current", "page");
  },
};
/** Only the parent is shown, with an arrow that follows the reading direction. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(["Saffron Reel"]);
    await expect(links[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** Every crumb stays, without an arrow: the frame of the page has its own Back. */
export const Wrapped: Story = {
  args: { wrap: true },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Slots", "Saffron Reel"]);
    await expect(canvas.getByText("Pearl Monsoon")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Hindi: Story = {
  args: {
    "aria-label": "आप यहाँ हैं",
    lang: "hi",
    crumbs: [{ label: "होम", href: "/" }, { label: "स्लॉट", href: "/slot-games" }, { label: "मोती मानसून" }],
  },
};
export const Arabic: Story = {
  args: {
    "aria-label": "أنت هنا",
    crumbs: [{ label: "الرئيسية", href: "/" }, { label: "ألعاب السلوت", href: "/slot-games" }, { label: "Pearl Monsoon" }],
  },
  globals: { language: "ar", direction: "rtl" },
};
/** Long names wrap to the next line. */
export const Long: Story = {
  args: {
    crumbs: [
      { label: "Home", href: "/" },
      { label: "Everything about deposits, withdrawals and the time that they take on bank holidays", href: "/help" },
      { label: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 500 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Breadcrumb {...args} />
    </div>
  ),
};
/** Words that cannot break, both directions, no crumb, two hundred. */
export const Bounds: Story = {
  render: () => (
    <Cases>
      {[longGerman, longHindi, arabicName].map((text) => (
        <Case key={text} of={text.slice(0, 8)} text={text}>
          <Breadcrumb aria-label={text} crumbs={[{ label: text, href: "/a" }, { label: text }]} />
        </Case>
      ))}
      <Case of="None">
        <Breadcrumb aria-label="None" crumbs={[]} />
      </Case>
      <Case of="Two hundred">
        <Breadcrumb aria-label="Two hundred" crumbs={many(200, (place) => ({ label: `Level ${place}`, href: `/${place}` }))} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
