import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { keyboard } from "./tabs.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { sizes } from "../story/sizes.tsx";
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from "./tabs.tsx";

const english = { all: "All", popular: "Popular", new: "New", favourites: "Favourites" };
const categories = Object.fromEntries(
  ["लाइव कैसीनो", "स्लॉट", "स्पोर्ट्स", "ई-स्पोर्ट्स", "पोकर", "फ़िशिंग", "लॉटरी", "कॉकफ़ाइट", "क्रैश", "आर्केड"].map((name, index) => [
    `t${index}`,
    name,
  ]),
);

const content = (tabs: Record<string, string>, label: string, disabled?: string) => (
  <>
    <TabList aria-label={label}>
      {Object.entries(tabs).map(([value, name]) => (
        <Tab key={value} value={value} disabled={value === disabled}>
          {name}
        </Tab>
      ))}
    </TabList>
    {Object.entries(tabs).map(([value, name]) => (
      <TabPanel key={value} value={value}>
        {name}: Pearl Monsoon, Crown of Mysore, Peacock Court
      </TabPanel>
    ))}
  </>
);

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  args: { defaultValue: "popular", children: content(english, "Games"), onValueChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "New" }));
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("New: Pearl Monsoon");
    await expect(args.onValueChange).toHaveBeenCalledWith("new", expect.objectContaining({ reason: "pointer" }));
  },
};
export const OneDisabled: Story = { args: { children: content(english, "Games", "favourites") } };
export const Refused: Story = {
  args: { onValueChange: fn((_value, details) => details.cancel()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "All" }));
    await expect(canvas.getByRole("tab", { name: "Popular" })).toHaveAttribute("aria-selected", "true");
  },
};
/** More tabs than room: the row scrolls, and the chosen one is in view. */
export const Scrolling: Story = {
  args: { defaultValue: "t8", children: content(categories, "खेल की श्रेणियाँ") },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  globals: { language: "hi" },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist");
    const tab = canvas.getByRole("tab", { name: "क्रैश" });
    const inView = () => {
      const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    };
    await waitFor(() => expect(inView()).toBe(true));
    // As when a font arrives late: every tab grows, and the chosen one stays in view.
    const before = list.scrollWidth;
    list.style.letterSpacing = "4px";
    await waitFor(() => expect(list.scrollWidth).toBeGreaterThan(before));
    await waitFor(() => expect(inView()).toBe(true));
    list.style.letterSpacing = "";
  },
};
export const OnCloth: Story = {
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 24 }}>
        {Story()}
      </div>
    ),
  ],
};
export const Arabic: Story = {
  args: { defaultValue: "a", children: content({ a: "الكل", b: "الأكثر شعبية", c: "جديد" }, "الألعاب") },
  globals: { language: "ar" },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, args, step }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await expect(tab("Popular")).toHaveFocus();
        },
        ArrowRight: async (press) => {
          await press();
          await waitFor(() => expect(tab("New")).toHaveAttribute("aria-selected", "true"));
          await expect(args.onValueChange).toHaveBeenLastCalledWith("new", expect.objectContaining({ reason: "keyboard" }));
          await press();
          await waitFor(() => expect(tab("Favourites")).toHaveFocus());
          await press();
          await waitFor(() => expect(tab("All")).toHaveFocus());
        },
        ArrowLeft: async (press) => {
          await press();
          await waitFor(() => expect(tab("Favourites")).toHaveFocus());
        },
        Home: async (press) => {
          await press();
          await waitFor(() => expect(tab("All")).toHaveFocus());
        },
        End: async (press) => {
          await press();
          await waitFor(() => expect(tab("Favourites")).toHaveAttribute("aria-selected", "true"));
        },
        "Tab (on a tab)": async (press) => {
          await press();
          await expect(canvas.getByRole("tabpanel")).toHaveFocus();
        },
      },
    );
  },
};
/** A test of the keys where an arrow only moves the focus and Enter opens. */
export const ManualKeyboard: Story = {
  tags: ["keyboard"],
  args: { activation: "manual" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
  },
};
/** Forty tabs, words that cannot break, a value that is not among them, none. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="Forty, long words">
        <Tabs {...args} defaultValue="0">
          {content(
            Object.fromEntries(many(40, (place) => [`${place}`, [longGerman, longHindi, arabicName][place] ?? `Tab ${place}`])),
            "Forty",
          )}
        </Tabs>
      </Case>
      <Case of="Another value">
        <Tabs {...args} defaultValue="nowhere">
          {content(english, "Another value")}
        </Tabs>
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 2);
    await expect(canvas.getAllByRole("tab")).toHaveLength(44);
    await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
  },
};
export const Sizes: Story = sizes<TabsProps>(
  ({ label, ...args }) => <Tabs {...args}>{content(english, label)}</Tabs>,
  "[role=tablist]",
  "block-size",
);
