import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { Case } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { stateNames } from "../story/force-states.ts";
import { forcedStates } from "../story/forced-states.tsx";
import { longAddress, longGerman, longHindi } from "../story/hard-values.ts";
import { Text } from "../text/text.tsx";
import { NoticeScreen } from "./notice-screen.tsx";

const notice = (title: string, text: string, yes: string, no: string) => ({
  children: (
    <Stack gap={2}>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
  ),
  actions: (
    <>
      <Button variant="primary">{yes}</Button>
      <Button>{no}</Button>
    </>
  ),
});

const meta = {
  title: "Feedback/NoticeScreen",
  component: NoticeScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    brand: <BrandMark name="Baize" />,
    ...notice(
      "Are you 18 or older?",
      "Play is for adults. We check your age before your first withdrawal.",
      "I am 18 or older",
      "Leave",
    ),
  },
} satisfies Meta<typeof NoticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toContainElement(canvas.getByRole("heading", { level: 1, name: /18 or older/ }));
    await expect(canvas.getAllByRole("button").map((button) => button.textContent)).toEqual(["I am 18 or older", "Leave"]);
  },
};
/** A message that asks nothing has one button. */
export const OneButton: Story = {
  args: {
    children: <Heading level={1}>This browser is too old to play safely</Heading>,
    actions: <Button variant="primary">How to update it</Button>,
  },
};
export const HoverAndFocus: Story = {
  args: { actions: Object.values(stateNames).map((name) => <Button key={name}>{name}</Button>) },
  decorators: [forcedStates("[data-part=actions] > *")],
};
export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const Hindi: Story = {
  args: notice(
    "क्या आप 18 साल या उससे बड़े हैं?",
    "खेल वयस्कों के लिए है। पहली निकासी से पहले हम आपकी उम्र जाँचते हैं।",
    "हाँ, 18 या उससे ज़्यादा",
    "बाहर जाएँ",
  ),
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: notice("هل عمرك 18 عامًا أو أكثر؟", "اللعب للبالغين. نتحقق من عمرك قبل أول سحب.", "نعم، 18 عامًا أو أكثر", "مغادرة"),
  globals: { language: "ar" },
};
export const Persian: Story = {
  args: notice(
    "آیا 18 سال یا بیشتر دارید؟",
    "بازی برای بزرگسالان است. پیش از اولین برداشت، سن شما را بررسی می‌کنیم.",
    "بله، 18 سال یا بیشتر",
    "خروج",
  ),
  globals: { language: "fa" },
};
export const Urdu: Story = {
  args: notice(
    "کیا آپ کی عمر 18 سال یا اس سے زیادہ ہے؟",
    "کھیل بالغوں کے لیے ہے۔ پہلی رقم نکالنے سے پہلے ہم آپ کی عمر کی تصدیق کرتے ہیں۔",
    "جی ہاں، 18 سال یا زیادہ",
    "باہر جائیں",
  ),
  globals: { language: "ur" },
};
/** Words that cannot break, in a phone's window. */
export const Bounds: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: notice(longGerman, longAddress, longGerman, longHindi),
  render: (args) => (
    <Case of="Long words">
      <NoticeScreen {...args} />
    </Case>
  ),
  play: async ({ canvasElement }) => await holds(canvasElement, 1),
};
