import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Kbd } from "./kbd.tsx";

const meta = { title: "Text/Kbd", component: Kbd, args: { keys: "Control+K" } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const keys = [...canvasElement.querySelectorAll("kbd kbd")].map((key) => key.textContent);
    await expect(keys).toEqual(["Control", "K"]);
  },
};
/** Single keys and combinations. */
export const Keys: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      <Kbd keys="Escape" names={{ Escape: "Esc" }} />
      <Kbd keys="ArrowLeft" />
      <Kbd keys="Shift+ArrowUp" />
      <Kbd keys="Control+Plus" />
      <Kbd keys="Enter" names={{ Enter: "Return ↵" }} />
    </div>
  ),
};
/** Keys in a sentence. */
export const InText: Story = {
  render: () => (
    <Text>
      Press <Kbd keys="Escape" /> to leave the game, <Kbd keys="Space" /> to spin.
    </Text>
  ),
};
/** Names by `names`; the order of the keys is not reversed in right-to-left. */
export const Translated: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <div lang="hi">
        <Kbd keys="Space" names={{ Space: "स्पेस" }} /> दबाकर घुमाएँ।
      </div>
      <div lang="ar" dir="rtl">
        اضغط <Kbd keys="Control+Enter" names={{ Control: "تحكم", Enter: "إدخال" }} /> للإرسال.
      </div>
    </div>
  ),
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Kbd {...args} />
    </div>
  ),
};
