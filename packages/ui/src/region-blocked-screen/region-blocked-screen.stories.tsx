import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, longAddress } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Case } from "../story/bounds.tsx";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { RegionBlockedScreen } from "./region-blocked-screen.tsx";

const meta = {
  title: "Feedback/RegionBlockedScreen",
  component: RegionBlockedScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    brand: <BrandMark name="Baize" />,
    title: "Not available in your region",
    text: "We may not offer play where you are. If you think this is wrong, send us the address below.",
    address: "203.0.113.42",
    contact: { label: "Contact us", href: "#contact" },
  },
} satisfies Meta<typeof RegionBlockedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("203.0.113.42")).toBeVisible();
    await expect(canvas.getByText("Your IP address")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Contact us" })).toBeVisible();
  },
};
/** With a long address, in a phone's window. */
export const LongAddress: Story = {
  args: { address: "2001:0db8:85a3:0000:0000:8a2e:0370:7334" },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const Hindi: Story = {
  args: {
    title: "आपके इलाक़े में उपलब्ध नहीं",
    text: "आप जहाँ हैं, वहाँ हम खेल नहीं दे सकते। अगर यह ग़लत लगे तो नीचे का पता हमें भेजें।",
    contact: { label: "संपर्क करें", href: "#contact" },
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    title: "غير متاح في منطقتك",
    text: "لا يمكننا تقديم اللعب حيث أنت. إن رأيت ذلك خطأ فأرسل إلينا العنوان أدناه.",
    contact: { label: "اتصل بنا", href: "#contact" },
  },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: {
    title: longGerman,
    text: longHindi,
    messages: { address: longGerman },
    address: longAddress,
    contact: { label: longHindi, href: "#c" },
  },
  render: (args) => (
    <Case of="Long words">
      <RegionBlockedScreen {...args} />
    </Case>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 1);
    await expect(canvas.getByText(longAddress)).toBeVisible();
  },
};
