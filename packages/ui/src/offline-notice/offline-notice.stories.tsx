import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

const meta = {
  title: "Feedback/OfflineNotice",
  component: OfflineNotice,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { open: true, children: "No network. Bets and withdrawals wait until you are back.", asOf: "Balance as of 14:32" },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("No network");
  },
};
/** Back online: nothing is seen, and the live region stays for the next time. */
export const Online: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector("output");
    await expect(region).toBeInTheDocument();
    await expect(region).toBeEmptyDOMElement();
    await expect(region).not.toBeVisible();
  },
};
export const Hindi: Story = {
  args: { children: "नेटवर्क नहीं है। दाँव और निकासी आपके लौटने तक रुकेंगे।", asOf: "बैलेंस 14:32 तक" },
  globals: { language: "hi", viewport: { value: "mobile1" } },
};
export const Arabic: Story = {
  args: { children: "لا توجد شبكة. الرهانات والسحوبات تنتظر عودتك.", asOf: "الرصيد حتى 14:32" },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  render: () => (
    <Texts>
      {(text) => (
        <OfflineNotice open asOf={text}>
          <bdi>{text}</bdi>
        </OfflineNotice>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
