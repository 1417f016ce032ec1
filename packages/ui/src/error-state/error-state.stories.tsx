import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { Button } from "../button/button.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  tags: ["!autodocs"],
  // A control of Storybook cannot hold an element.
  argTypes: { actions: { control: false } },
  args: {
    title: "Connection lost",
    children: "The list could not load. Your balance and bets are safe.",
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { actions: <Button variant="ghost">Support</Button> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveAccessibleName("Connection lost");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** While it tries again. */
export const Pending: Story = {
  args: { pending: true, messages: { retry: "Trying again…" } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Trying again…" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const HoverAndFocus: Story = {
  args: { actions: <Button variant="ghost">Support</Button> },
  decorators: [forcedStates("[data-part=actions] > :first-child", "[data-part=actions] > :last-child")],
  render: (args) => (
    <EachState>
      <ErrorState {...args} />
    </EachState>
  ),
};
/** With a reference for the support. */
export const WithReference: Story = {
  args: {
    title: "Something broke on our side",
    reference: "Reference 7F3A-22",
    children: "Nothing was taken from your balance. Try again in a minute.",
  },
};
/** With a title that needs several lines. */
export const LongTitle: Story = {
  args: { title: "The list of the last thirty days’ bets could not be loaded from the server" },
  globals: { viewport: { value: "mobile1" } },
  decorators: [(Story) => <div style={{ maxInlineSize: 220 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [title, text] = [canvas.getByRole("heading"), canvas.getByText(/^The list could not load/)];
    await expect(title.getClientRects()[0]?.height).toBeGreaterThan(90);
    // With any number of lines, it covers nothing.
    await expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top);
  },
};
export const Hindi: Story = {
  args: { title: "नेटवर्क टूट गया", children: "सूची नहीं खुल सकी। आपका बैलेंस और दाँव सुरक्षित हैं।" },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { title: "انقطع الاتصال", children: "تعذّر تحميل القائمة. رصيدك ورهاناتك في أمان." },
  globals: { language: "ar" },
};
/** On a card that lies on cloth. */
export const OnCard: Story = {
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
export const Bounds: Story = {
  render: (args) => (
    <Texts>
      {(text) => (
        <ErrorState {...args} title={text} reference={text} messages={{ retry: text }}>
          {text}
        </ErrorState>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
