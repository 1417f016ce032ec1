import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { Button } from "../button/button.tsx";
import { Case } from "../story/bounds.tsx";
import { stateNames } from "../story/force-states.ts";
import { forcedStates } from "../story/forced-states.tsx";
import { holds } from "../story/faults.ts";
import { longGerman, longHindi } from "../story/hard-values.ts";
import { BreakScreen } from "./break-screen.tsx";

const actions = (withdraw: string, help: string) => (
  <>
    <Button variant="primary">{withdraw}</Button>
    <Button>{help}</Button>
  </>
);

const meta = {
  title: "Feedback/BreakScreen",
  component: BreakScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    brand: <BrandMark name="Baize" />,
    title: "You are taking a break",
    text: "Bets, deposits and offers are closed. Your money is yours: you can withdraw at any time.",
    until: { label: "Play opens again", time: "30 Nov 2026, 18:00" },
    actions: actions("Withdraw", "Help"),
  },
} satisfies Meta<typeof BreakScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "You are taking a break" })).toBeVisible();
    await expect(canvas.getByText("30 Nov 2026, 18:00")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Withdraw" })).toBeVisible();
  },
};
/** An exclusion for good has no time at which play opens. */
export const ForGood: Story = {
  args: {
    title: "You excluded yourself from play",
    text: "Bets, deposits and offers are closed for good. You can withdraw at any time.",
    until: undefined,
  },
};
export const HoverAndFocus: Story = {
  args: { actions: Object.values(stateNames).map((name) => <Button key={name}>{name}</Button>) },
  decorators: [forcedStates("[data-part=actions] > *")],
};
export const Hindi: Story = {
  args: {
    title: "आपने खेल से विराम लिया है",
    text: "दाँव, जमा और ऑफ़र बंद हैं। पैसा आपका है: आप कभी भी निकाल सकते हैं।",
    until: { label: "खेल फिर खुलेगा", time: "30 नव॰ 2026, 18:00" },
    actions: actions("निकासी", "मदद"),
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    title: "أنت في استراحة",
    text: "الرهانات والإيداعات والعروض مغلقة. أموالك لك، ويمكنك السحب في أي وقت.",
    until: { label: "يعود اللعب", time: "30 نوفمبر 2026، 18:00" },
    actions: actions("سحب", "المساعدة"),
  },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: { title: longGerman, text: longHindi, until: { label: longHindi, time: longGerman } },
  render: (args) => (
    <Case of="Long words">
      <BreakScreen {...args} />
    </Case>
  ),
  play: async ({ canvasElement }) => await holds(canvasElement, 1),
};
