import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { longValue } from "../story/hard-values.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Accordion, AccordionItem } from "./accordion.tsx";
import { keyboard } from "./accordion.keyboard.ts";

const questions = [
  ["when", "When does a withdrawal arrive?", "Within 10 to 30 minutes by UPI, by the next working day by bank transfer."],
  ["least", "What is the least I can deposit?", "₹100 by UPI, ₹1,000 by bank transfer. There is no fee."],
  [
    "limit",
    "How do I set a limit?",
    "In the member centre, under Limits. A lower limit counts at once, a higher one after 24 hours.",
  ],
] as const;

const meta = {
  title: "Data/Accordion",
  component: Accordion,
  args: {
    defaultValue: "least",
    onValueChange: fn(),
    children: questions.map(([value, title, text]) => (
      <AccordionItem key={value} value={value} title={title}>
        {text} <a href="#help">Help centre</a>
      </AccordionItem>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const when = canvas.getByRole("button", { name: "When does a withdrawal arrive?" });
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(/₹100 by UPI/)).toBeVisible();
    await userEvent.click(when);
    await expect(args.onValueChange).toHaveBeenCalledWith("when", expect.objectContaining({ reason: "trigger" }));
    await expect(when).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText(/₹100 by UPI/)).not.toBeVisible();
    await userEvent.click(when);
    await expect(when).toHaveAttribute("aria-expanded", "false");
  },
};

/** Several items can be open at once. */
export const Multiple: Story = {
  args: { type: "multiple", defaultValue: ["when", "limit"], level: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: /least/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith(["when", "limit", "least"], expect.anything());
    await expect(canvas.getAllByRole("region")).toHaveLength(3);
  },
};

/** "Find in page" also finds closed content, and the browser opens it. */
export const FoundInPage: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const closed = canvasElement.querySelector("[data-part=panel][hidden]");
    await expect(closed).toHaveAttribute("hidden", "until-found");
    closed?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitFor(() => expect(canvas.getByText(/10 to 30 minutes/)).toBeVisible());
    await expect(args.onValueChange).toHaveBeenCalledWith("when", expect.objectContaining({ reason: "found" }));
  },
};

/** A part that may not open, one that refuses to, words without an end, at 320 px. */
export const Bounds: Story = {
  args: {
    defaultValue: "long",
    onValueChange: fn((_value, details) => details.cancel()),
    style: { inlineSize: 288 },
    children: [
      <AccordionItem key="off" value="off" title="Bonus terms, closed for now" disabled>
        Not seen
      </AccordionItem>,
      <AccordionItem key="long" value="long" title={longValue.slice(0, 120)}>
        {longValue.slice(0, 400).replaceAll(" ", "")}
      </AccordionItem>,
      <AccordionItem key="refused" value="refused" title="Refused">
        Not seen
      </AccordionItem>,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("button", { name: /Bonus/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Refused" }));
    await expect(canvas.getByRole("button", { name: "Refused" })).toHaveAttribute("aria-expanded", "false");
    const root = canvasElement.querySelector("[data-component=accordion]");
    await expect(root?.scrollWidth).toBe(root?.clientWidth);
  },
};

export const HindiAndArabic: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      <Accordion lang="hi" defaultValue="a">
        <AccordionItem value="a" title="निकासी कब तक पहुँचती है?">
          UPI से 10 से 30 मिनट में, बैंक से अगले कामकाजी दिन तक।
        </AccordionItem>
        <AccordionItem value="b" title="न्यूनतम जमा कितना है?">
          ₹100
        </AccordionItem>
      </Accordion>
      <div dir="rtl">
        <Accordion lang="ar" defaultValue="a">
          <AccordionItem value="a" title="متى يصل السحب؟">
            خلال 10 إلى 30 دقيقة عبر UPI.
          </AccordionItem>
        </Accordion>
      </div>
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { defaultValue: "" },
  play: async ({ canvas, userEvent, step }) => {
    const trigger = (name: RegExp) => canvas.getByRole("button", { name });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await expect(trigger(/withdrawal/)).toHaveFocus();
        },
        Enter: async (press) => {
          await press();
          await expect(trigger(/withdrawal/)).toHaveAttribute("aria-expanded", "true");
        },
        Space: async (press) => {
          await press();
          await expect(trigger(/withdrawal/)).toHaveAttribute("aria-expanded", "false");
        },
        ArrowDown: async (press) => {
          await press();
          await expect(trigger(/least/)).toHaveFocus();
        },
        ArrowUp: async (press) => {
          await press();
          await expect(trigger(/withdrawal/)).toHaveFocus();
          await press();
          await expect(trigger(/limit/)).toHaveFocus();
          await press();
        },
        End: async (press) => {
          await press();
          await expect(trigger(/limit/)).toHaveFocus();
        },
        Home: async (press) => {
          await press();
          await expect(trigger(/withdrawal/)).toHaveFocus();
        },
      },
    );
  },
};
