import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { longGerman, longHindi, longAddress, hugeAmount } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { expect, fn, waitFor } from "storybook/test";
import { useFrameLoad } from "../hooks/use-frame-load.ts";
import { outsideDocs } from "../overlay/story-frame.ts";
import { moneyParts } from "../money/money-parts.ts";
import { Money } from "../money/money.tsx";
import { GameFrame } from "./game-frame.tsx";

/** A page of this origin that is small and always there. */
const game = "/favicon.svg";
const meta = {
  title: "Patterns/GameFrame",
  component: GameFrame,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    src: game,
    title: "Pearl Monsoon",
    state: "ready",
    notices: {
      timeout: {
        title: "The game does not open",
        text: "No bet was placed and nothing was taken from your balance.",
        actionLabel: "Try again",
      },
      expired: {
        title: "Your session has ended",
        text: "Finished rounds are in your betting record.",
        actionLabel: "Log in again",
      },
      invalid: {
        title: "This game cannot be opened",
        text: "Its address is not safe. Nothing was taken from your balance.",
        actionLabel: "Try again",
      },
    },
    info: <Money parts={moneyParts({ amount: 4_825_075n, currency: "INR", locale: "en-IN" })} />,
    onRetry: fn(),
    onExit: fn(),
    onFrameLoad: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The game is loaded. */
export const Ready: Story = {
  play: outsideDocs(async ({ canvas, args, userEvent }) => {
    const frame = canvas.getByTitle("Pearl Monsoon");
    await expect(frame).toHaveAttribute("sandbox", expect.stringContaining("allow-scripts"));
    await expect(frame).toHaveAttribute("sandbox", expect.not.stringContaining("allow-same-origin"));
    await expect(frame).toHaveAttribute("sandbox", expect.not.stringContaining("allow-top-navigation"));
    await waitFor(() => expect(args.onFrameLoad).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole("button", { name: "Back to games" }));
    await expect(args.onExit).toHaveBeenCalledOnce();
  }),
};
export const HoverAndFocus: Story = {
  parameters: { docs: { story: { iframeHeight: 1720 } } },
  decorators: [forcedStates("[data-part=bar] > button:first-of-type", "[data-part=notice] button:first-of-type")],
  render: (args) => (
    <EachState inline={320}>
      <div style={{ blockSize: 380 }}>
        <GameFrame {...args} state="timeout" />
      </div>
    </EachState>
  ),
};
export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Opening Pearl Monsoon");
    await expect(canvas.getByTitle("Pearl Monsoon")).toHaveAttribute("inert");
  },
};
/** The game did not load in time. */
export const NeverLoads: Story = {
  args: { state: "timeout" },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("nothing was taken from your balance");
    await expect(canvas.queryByTitle("Pearl Monsoon")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The session ended; a button leads to the login. */
export const SessionExpired: Story = {
  args: { state: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Log in again" })).toBeVisible();
  },
};
/** `javascript:` and the like never reach a frame. */
export const RefusedAddress: Story = {
  args: { src: "javascript:alert(1)", state: "loading" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: "This game cannot be opened" })).toBeVisible();
    await expect(canvasElement.querySelector("iframe")).toBeNull();
  },
};
/** The whole life: loading, out of time, a retry that answers, a session that ends. */
export const Life: Story = {
  render: function Living(args) {
    const [answers, setAnswers] = useState(false);
    const load = useFrameLoad(answers ? 120_000 : 40);
    return (
      <GameFrame
        {...args}
        key={load.attempt}
        src={answers ? "/favicon.svg?again" : game}
        state={load.state}
        onFrameLoad={answers ? load.ready : undefined}
        onRetry={() => {
          setAnswers(true);
          load.retry();
        }}
        onExit={load.expire}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByTitle("Pearl Monsoon")).toBeVisible());
    await userEvent.click(canvas.getAllByRole("button", { name: "Back to games" })[0] ?? document.body);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Your session has ended" })).toBeVisible());
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { state: "timeout" },
  play: async ({ canvas, userEvent, args }) => {
    const [exit, exitAgain] = canvas.getAllByRole("button", { name: "Back to games" });
    await userEvent.tab();
    await expect(exit).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onExit).toHaveBeenCalledOnce();
    await userEvent.tab();
    if (document.fullscreenEnabled) {
      await expect(canvas.getByRole("button", { name: "Full screen" })).toHaveFocus();
      await userEvent.tab();
    }
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(exitAgain).toHaveFocus();
  },
};
export const Hindi: Story = {
  args: {
    title: "दिवाली की रात",
    state: "timeout",
    notices: {
      ...meta.args.notices,
      timeout: { title: "खेल नहीं खुल रहा", text: "कोई दाँव नहीं लगा, और आपके बैलेंस से कुछ नहीं कटा।", actionLabel: "फिर कोशिश करें" },
    },
  },
  globals: { language: "hi", viewport: { value: "mobile1" } },
};
export const Arabic: Story = {
  args: {
    state: "expired",
    notices: {
      ...meta.args.notices,
      expired: { title: "انتهت جلستك", text: "الجولات المنتهية في سجل رهاناتك.", actionLabel: "ادخل من جديد" },
    },
  },
  globals: { language: "ar" },
};
/** Long words in every part; an invalid address. */
export const Bounds: Story = {
  args: {
    title: longGerman,
    src: "not an address",
    state: "timeout",
    messages: { exit: longHindi },
    info: <Money parts={moneyParts({ amount: hugeAmount, currency: "INR", locale: "en-IN" })} />,
    notices: {
      timeout: { title: longGerman, text: longAddress, actionLabel: longHindi },
      expired: { title: longGerman, text: longAddress, actionLabel: longHindi },
      invalid: { title: longGerman, text: longAddress, actionLabel: longHindi },
    },
  },
  render: (args) => (
    <Cases>
      <Case of="Long words">
        <div style={{ blockSize: 460 }}>
          <GameFrame {...args} />
        </div>
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 1);
    await expect(canvas.getAllByRole("button", { name: longHindi })[0]).toBeVisible();
  },
};
