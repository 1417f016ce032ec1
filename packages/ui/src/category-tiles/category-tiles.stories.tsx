import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, arabicName, latinName, many } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Cloth } from "../cloth/cloth.tsx";
import { categories } from "../game-grid/front-page.fixture.ts";
import { Page } from "../page/page.tsx";
import { CategoryTiles } from "./category-tiles.tsx";

const meta = {
  title: "Navigation/CategoryTiles",
  component: CategoryTiles,
  parameters: { layout: "fullscreen" },
  args: { "aria-label": "Categories", items: categories, current: "live" },
  decorators: [
    (Render) => (
      <Cloth variant="plain" style={{ maxInlineSize: 360, paddingBlock: 16 }}>
        <Page>
          <Render />
        </Page>
      </Cloth>
    ),
  ],
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Categories" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "लाइव कैसीनो" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "स्लॉट" })).not.toHaveAttribute("aria-current");
  },
};
/** Focus scrolls a tile beyond the edge into view. */
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    for (let tile = 0; tile < categories.length; tile += 1) await userEvent.tab();
    const last = canvas.getByRole("link", { name: "क्रैश" });
    await expect(last).toHaveFocus();
    const tile = last.getBoundingClientRect();
    const row = canvas.getByRole("navigation").getBoundingClientRect();
    await expect(tile.left).toBeGreaterThanOrEqual(row.left - 1);
    await expect(tile.right).toBeLessThanOrEqual(row.right + 1);
  },
};
/** On a page that is of no category. */
export const NoneChosen: Story = { args: { current: undefined } };
const arabic: Readonly<Record<string, string>> = {
  live: "كازينو مباشر",
  slots: "سلوتس",
  sports: "رياضة",
  esports: "رياضات إلكترونية",
};
export const Arabic: Story = {
  args: {
    lang: "ar",
    "aria-label": "الفئات",
    items: categories
      .filter((item) => item.id in arabic)
      .map((item) => Object.assign({}, item, { label: arabic[item.id] ?? "" })),
  },
};
/** Long words, the other direction, a hundred tiles, none. */
/** Long words, the other direction, a hundred tiles, none. */
export const Bounds: Story = {
  render: (args) => {
    const [item] = args.items;
    if (!item) throw new Error("The fixture has no item.");
    const named = (labels: readonly string[]) => labels.map((label, index) => Object.assign({}, item, { id: `${index}`, label }));
    const rows = {
      "Long words, two directions": named([longGerman, longHindi, arabicName, latinName]),
      "A hundred": named(many(100, (index) => `स्लॉट ${index + 1}`)),
      None: [],
    };
    return (
      <Cases>
        {Object.entries(rows).map(([of, labelled]) => (
          <Case key={of} of={of}>
            <div style={{ paddingInline: 32 }}>
              <CategoryTiles {...args} aria-label={of} items={labelled} />
            </div>
          </Case>
        ))}
      </Cases>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 3);
    await expect(canvas.getAllByRole("link")).toHaveLength(104);
    for (const text of [longGerman, longHindi, arabicName]) await expect(isIsolated(canvasElement, text)).toBe(true);
  },
};
