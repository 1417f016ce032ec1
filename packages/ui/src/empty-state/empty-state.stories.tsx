import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  tags: ["!autodocs"],
  // A control of Storybook cannot hold an element.
  argTypes: { action: { control: false } },
  args: { title: "No bets yet", children: "Your bets will show here.", action: <Button>See games</Button> },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "No bets yet" })).toBeVisible();
  },
};
export const WithoutAction: Story = {
  args: { title: "No announcements", children: "News about draws and payments comes here.", action: undefined },
};
/** With a title that is no heading of the page. */
export const NoHeading: Story = {
  args: { level: "none", title: "No results for “moon”", children: "Try fewer letters, or look at all games." },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
export const Hindi: Story = {
  args: { title: "अभी कोई दाँव नहीं", children: "आपके दाँव यहाँ दिखेंगे। खेल चुनें और पहला दाँव लगाएँ।", action: <Button>खेल देखें</Button> },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { title: "لا رهانات بعد", children: "ستظهر رهاناتك هنا.", action: <Button>شاهد الألعاب</Button> },
  globals: { language: "ar" },
};
export const Narrow: Story = { globals: { viewport: { value: "mobile1" } } };
export const OnCloth: Story = {
  decorators: [
    (Story) => (
      <div data-ground="cloth">
        <Story />
      </div>
    ),
  ],
};
export const Bounds: Story = {
  render: (args) => (
    <Texts>
      {(text) => (
        <EmptyState {...args} title={text} level="none" action={<Button>{text}</Button>}>
          {text}
        </EmptyState>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
