import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CountBadge } from "../count-badge/count-badge.tsx";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Case } from "../story/bounds.tsx";
import { headset, question, shieldCheck } from "../icon/art.gen.ts";
import { memberMenu } from "../story/centre-fixture.tsx";
import { SideMenu } from "./side-menu.tsx";

const meta = {
  title: "Navigation/SideMenu",
  component: SideMenu,
  tags: ["!autodocs"],
  args: { label: "Member centre", groups: memberMenu("en") },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 250 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Member centre" })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Wallet");
    await expect(canvas.getAllByRole("link")).toHaveLength(13);
  },
};
/** On a phone a group opens in place of the list. */
export const Drilling: Story = { args: { variant: "drilldown" } };
/** Several groups. */
export const Groups: Story = {
  args: {
    groups: [
      ...memberMenu("en").map((group) => Object.assign(group, { items: group.items.slice(0, 3) })),
      {
        id: "help",
        title: "Help",
        items: [
          { id: "help", label: "Help centre", icon: question, href: "#help" },
          { id: "service", label: "Customer service", icon: headset, href: "#service" },
          { id: "limits", label: "Play limits", icon: shieldCheck, href: "#limits" },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Help" })).toBeVisible();
  },
};
export const Hindi: Story = { args: { groups: memberMenu("hi"), label: "सदस्य केंद्र" }, globals: { language: "hi" } };
export const Arabic: Story = { args: { groups: memberMenu("ar"), label: "مركز الأعضاء" }, globals: { language: "ar" } };
/** Five hundred entries, words that cannot break, more waiting than is counted, no entry. */
export const Bounds: Story = {
  args: {
    groups: [
      { id: "none", items: [] },
      {
        id: "long",
        title: longGerman,
        items: [longGerman, longHindi, arabicName].map((label) => ({
          id: label,
          label,
          href: "#x",
          current: label === longGerman,
          badge: <CountBadge count={999_999_999} label="Very many" />,
        })),
      },
      { id: "many", items: many(500, (place) => ({ id: `${place}`, label: `Entry ${place}`, href: "#x" })) },
    ],
  },
  render: (args) => (
    <Case of="Long words, five hundred">
      <SideMenu {...args} />
    </Case>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 1);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
