import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { Button } from "../button/button.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Feedback/Alert",
  component: Alert,
  tags: ["!autodocs"],
  // A control of Storybook cannot hold an element.
  argTypes: { actions: { control: false } },
  args: { tone: "info", children: "Result in 30 seconds" },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tones: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Alert tone="neutral">Your session lasts until 18:00.</Alert>
      <Alert tone="accent">New: deposits by UPI from ₹100.</Alert>
      <Alert tone="positive">₹5,000 deposited. Balance ₹48,250.75</Alert>
      <Alert tone="info">Result in 30 seconds</Alert>
      <Alert tone="warning">UPI is slow, allow 40 minutes</Alert>
      <Alert tone="negative">No network. The bet was not placed.</Alert>
    </div>
  ),
};
/** With a title above the text and buttons under it. */
export const WithTitleAndActions: Story = {
  args: {
    tone: "warning",
    nameTone: true,
    title: "This ends another contract",
    children: "meera_thane’s ratio is above 12%. Accepting ends that contract automatically.",
    actions: (
      <>
        <Button variant="primary" size="sm">
          Accept
        </Button>
        <Button size="sm">Reject</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Warning" })).toBeVisible();
  },
};
/** With a close button. */
export const Dismissible: Story = {
  args: { tone: "positive", onDismiss: fn(), children: "Your e-mail address is confirmed." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const HoverAndFocus: Story = {
  args: { onDismiss: fn(), actions: <Button size="sm">Try again</Button> },
  decorators: [forcedStates("[data-component=alert] > button", "[data-part=actions] > button")],
  render: (args) => (
    <EachState>
      <Alert {...args} />
    </EachState>
  ),
};
/** Interrupts a screen reader when it appears. */
export const Announced: Story = {
  args: { tone: "negative", announce: "assertive", children: "No network. The bet was not placed." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The bet was not placed");
  },
};
export const Hindi: Story = {
  args: {
    tone: "warning",
    title: "निकासी की जाँच चल रही है",
    children: "SBI ••4471 में ₹20,000.00 की निकासी की जाँच हो रही है। इसमें 10–30 मिनट लगते हैं, आपके दाँव सुरक्षित हैं।",
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { tone: "negative", onDismiss: fn(), children: "لا توجد شبكة. لم يُوضع الرهان، ورصيدك لم يتغيّر." },
  globals: { language: "ar" },
};
export const Narrow: Story = {
  args: { ...WithTitleAndActions.args, onDismiss: fn() },
  globals: { viewport: { value: "mobile1" } },
};
export const OnCloth: Story = {
  render: () => (
    <div data-ground="cloth" style={{ padding: 24, display: "grid", gap: 12 }}>
      <Alert tone="warning">UPI is slow, allow 40 minutes</Alert>
      <Alert tone="negative">No network. The bet was not placed.</Alert>
      <Alert tone="info">Result in 30 seconds</Alert>
    </div>
  ),
};
export const Bounds: Story = {
  render: () => (
    <Texts>
      {(text) => (
        <Alert
          tone="warning"
          title={text}
          messages={{ dismiss: `Close ${text}` }}
          onDismiss={fn()}
          actions={<Button size="sm">{text}</Button>}
        >
          {text}
        </Alert>
      )}
    </Texts>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 5);
    for (const close of canvas.getAllByRole("button", { name: /^Close/ }))
      await expect(close.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};
