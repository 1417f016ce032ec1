import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, latinName } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Case } from "../story/bounds.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { MaintenanceScreen } from "./maintenance-screen.tsx";

const refresh = fn();
const meta = {
  title: "Feedback/MaintenanceScreen",
  component: MaintenanceScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 640 } } },
  beforeEach: () => void refresh.mockClear(),
  args: {
    brand: <BrandMark name="Baize" />,
    notices: [
      { lang: "zh-Hans", title: "系统维护中", text: "我们正在维护系统。您的余额和注单都安全，请稍后再来。" },
      {
        lang: "en",
        title: "Down for maintenance",
        text: "We are working on the system. Your balance and bets are safe; come back a little later.",
      },
    ],
    contact: { label: "联系我们 · Contact us", href: "#contact" },
    refresh: { label: "刷新 · Refresh", onClick: refresh },
  },
} satisfies Meta<typeof MaintenanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "系统维护中" }).closest("[lang]")).toHaveAttribute(
      "lang",
      "zh-Hans",
    );
    await expect(canvas.getByRole("heading", { level: 2, name: "Down for maintenance" }).closest("[lang]")).toHaveAttribute(
      "lang",
      "en",
    );
    await expect(canvas.getByRole("link", { name: /Contact us/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Refresh/ }));
    await expect(refresh).toHaveBeenCalledOnce();
  },
};
/** While it asks whether the site is open. */
export const Refreshing: Story = { args: { refresh: { label: "刷新中 · Refreshing…", onClick: refresh, pending: true } } };
/** The first button is hovered, and the second one has the focus. */
export const HoverAndFocus: Story = { decorators: [forcedStates("[data-part=brand], [data-part=actions] > *")] };
export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
/** A brand may add the visitor's own language. */
export const ThreeLanguages: Story = {
  args: {
    notices: [
      ...meta.args.notices,
      { lang: "ar", dir: "rtl", title: "الموقع تحت الصيانة", text: "نعمل على تحسين النظام. رصيدك ورهاناتك في أمان." },
    ],
  },
};
/** Unbreakable words, both directions, no notice. */
export const Bounds: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: {
    notices: [
      { lang: "de", title: longGerman, text: longAddress },
      { lang: "hi", title: longHindi, text: longHindi },
      { lang: "ar", dir: "rtl", title: arabicName, text: latinName },
    ],
    contact: { label: longGerman, href: "#contact" },
  },
  render: (args) => (
    <Case of="Long words">
      <MaintenanceScreen {...args} />
    </Case>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 1);
    await expect(canvas.getAllByRole("heading")).toHaveLength(3);
  },
};
