import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { stateNames } from "../story/force-states.ts";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { frame, manyMessages, now, room, talk, three } from "./chat-panel.fixture.ts";
import { keyboard } from "./chat-panel.keyboard.ts";
import { Scene } from "./chat-scene.fixture.tsx";
import { ChatPanel } from "./chat-panel.tsx";

const meta = {
  title: "Patterns/ChatPanel",
  component: ChatPanel,
  args: {
    label: "Support",
    items: talk,
    locale: "en-IN",
    timeZone: "Asia/Kolkata",
    clock: () => now,
    onSend: fn(),
  },
  decorators: [(Story) => <div style={room}>{Story()}</div>],
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A conversation with the support, with files. */
export const Support: Story = {
  args: { typing: "Asha is writing…", onAttach: fn() },
  render: (args) => <Scene {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole("region", { name: "Support" })).toBeVisible();
    const log = canvas.getByRole("log");
    // The first messages are not announced; new ones are.
    await expect(log).toBeEmptyDOMElement();
    await expect(canvas.getAllByText(/^(Today|Yesterday)$/).map((day) => day.textContent)).toEqual(["Yesterday", "Today"]);
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(send).toHaveAttribute("aria-disabled", "true");
    const field = canvas.getByRole("textbox", { name: "Write a message" });
    await userEvent.type(field, "  One more question  ");
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenLastCalledWith("One more question", expect.objectContaining({ reason: "button" }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(log).toHaveTextContent("One more question");
    const chooser = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!chooser) throw new Error("no chooser");
    const picture = new File(["x"], "slip.png", { type: "image/png" });
    await userEvent.upload(chooser, picture);
    await expect(args.onAttach).toHaveBeenLastCalledWith([picture]);
  },
};
/** The buttons beside the field: at rest, hovered, focused and pressed. */
export const HoverAndFocus: Story = {
  args: { onAttach: fn(), items: talk.slice(0, 1) },
  decorators: [
    forcedStates(
      "[data-part=composer] button:first-of-type",
      "[data-part=composer] textarea",
      "[data-part=composer] button:last-of-type",
    ),
  ],
  render: (args) => (
    <EachState inline={240}>
      {(state) => (
        <div style={{ ...frame, blockSize: 216 }}>
          <ChatPanel {...args} label={stateNames[state]} />
        </div>
      )}
    </EachState>
  ),
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { items: manyMessages(14, "Draw") },
  render: (args) => <Scene {...args} />,
  play: async ({ canvas, canvasElement, userEvent, step, args }) => {
    const field = canvas.getByRole("textbox");
    const scroller = () => canvas.getByRole("region", { name: "Messages" });
    await userEvent.click(field);
    await userEvent.keyboard("Is it");
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        "Shift+Enter": async (press) => {
          await press();
          await userEvent.keyboard("settled");
          await expect(field).toHaveValue("Is it\nsettled");
          await expect(args.onSend).not.toHaveBeenCalled();
        },
        Enter: async (press) => {
          // The Enter that ends a composition belongs to the input method.
          field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true }));
          await expect(args.onSend).not.toHaveBeenCalled();
          await press();
          await expect(args.onSend).toHaveBeenCalledWith("Is it\nsettled", expect.objectContaining({ reason: "enter" }));
          await expect(field).toHaveValue("");
          // Nothing to send: nothing is sent.
          await press();
          await expect(args.onSend).toHaveBeenCalledOnce();
        },
        Tab: async (press) => {
          await press();
          await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
        },
        Space: async (press) => {
          await userEvent.type(field, "Thanks");
          await userEvent.tab();
          await press();
          await expect(args.onSend).toHaveBeenLastCalledWith("Thanks", expect.objectContaining({ reason: "button" }));
        },
        // The browser scrolls what has the focus; a test’s keys do not, so only the stop is proved.
        Home: async () => {
          scroller().focus();
          await expect(scroller()).toHaveFocus();
        },
        End: async () => {
          await expect(scroller().scrollHeight).toBeGreaterThan(scroller().clientHeight);
        },
      },
    );
    await expect(canvasElement.querySelectorAll("[role=log] li")).toHaveLength(2);
  },
};
/** One message is being sent, one failed and can be sent again. */
export const SendingAndFailed: Story = {
  args: {
    items: [
      ...talk.slice(4),
      { id: "8", from: "own", at: now, text: "Another ₹2,000 is on its way.", state: "sending" },
      { id: "9", from: "own", at: now, text: "Is there a limit for today?", state: "failed" },
    ],
    onRetry: fn(),
    onDiscard: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const again = canvas.getByRole("button", { name: "Send again" });
    await expect(again).toBeVisible();
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledWith("9");
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await expect(args.onDiscard).toHaveBeenCalledWith("9");
  },
};
/** Opened at what was not read; older ones come above and nothing moves; new ones are counted until one goes there. */
export const Unread: Story = {
  args: { items: manyMessages(24, "Draw"), unreadFrom: "Draw13" },
  render: (args) => (
    <Scene
      {...args}
      older={manyMessages(20, "Older", 24 * 7)}
      receive={{ id: "new", from: "other", author: { name: "Asha" }, at: now, text: "Your withdrawal was paid." }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole("region", { name: "Messages" });
    const top = (text: RegExp | string) => Math.round(canvas.getByText(text).getBoundingClientRect().y);
    await expect(top("New") - Math.round(scroller.getBoundingClientRect().y)).toBeLessThan(8);
    const jump = await canvas.findByRole("button", { name: "Go to the newest" });
    await expect(jump).toBeVisible();
    const place = top(/^Draw 14:/);
    canvas.getByRole("button", { name: "Earlier messages" }).click();
    await canvas.findByText(/^Older 1:/);
    await expect(Math.abs(top(/^Draw 14:/) - place)).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole("log")).toBeEmptyDOMElement();
    canvas.getByRole("button", { name: "Receive" }).click();
    await userEvent.click(await canvas.findByRole("button", { name: "1 new" }));
    await expect(canvas.getByRole("log")).toHaveTextContent("Your withdrawal was paid.");
    await waitFor(() => expect(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight).toBeLessThan(2));
    await expect(scroller).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: /new/ })).toBeNull();
    // At the end, a new message scrolls into view.
    await userEvent.type(canvas.getByRole("textbox"), "Thank you{Enter}");
    await waitFor(() => expect(scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight).toBeLessThan(2));
  },
};
/** What is shown while the messages load, when there are none, and after an error. */
export const StandIns: Story = {
  args: { onReload: fn() },
  decorators: [(Story) => <div style={{ position: "relative" }}>{Story()}</div>],
  render: (args) => (
    <div style={three}>
      {(["loading", "ready", "error"] as const).map((status) => (
        <div key={status} style={frame}>
          <ChatPanel {...args} label={`Support: ${status}`} items={[]} status={status} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Loading messages")).toBeInTheDocument();
    await expect(canvas.getByText("No messages yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
/** Without the network one may still write; it is not sent and not lost. */
export const Disconnected: Story = {
  args: { defaultDraft: "When is it paid?", items: talk.slice(4) },
  render: (args) => (
    <div style={three}>
      {(["offline", "connecting"] as const).map((connection) => (
        <div key={connection} style={frame}>
          <ChatPanel
            {...args}
            label={`Support: ${connection}`}
            messages={{ messages: `Messages: ${connection}` }}
            connection={connection}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [field] = canvas.getAllByRole("textbox");
    await expect(canvas.getByText("No network. Your draft stays here.")).toBeVisible();
    await userEvent.type(field ?? document.body, "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue("When is it paid?");
  },
};
/** Markup is text, each text has its own direction, ten thousand characters fold, and a draft that is too long says so. */
export const Bounds: Story = {
  args: {
    items: [
      { id: "a", from: "other", author: { name: "آشا 👩‍💻" }, at: now, text: '<b>Not bold</b> <img src=x onerror="alert(1)">' },
      {
        id: "b",
        from: "other",
        author: { name: "آشا 👩‍💻" },
        at: now,
        text: "وصل إيداع ₹5,000 (UPI) اليوم\nThe second line is English.",
      },
      { id: "c", from: "own", at: now, text: mixedValue },
      { id: "d", from: "other", author: { name: "Asha" }, at: now, text: longValue },
    ],
    defaultDraft: "₹".repeat(28),
    limit: 20,
  },
  decorators: [(Story) => <div style={{ inlineSize: 318, blockSize: 520 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getByText(/<b>Not bold<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector("[data-part=text] b, [data-part=text] img")).toBeNull();
    const more = canvas.getByRole("button", { name: "Show the whole message" });
    const text = canvas.getByText((_, element) => element?.textContent === longValue && element.matches("p"));
    const folded = text.getBoundingClientRect().height;
    await expect(folded).toBeLessThan(400);
    await userEvent.click(more);
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(folded * 3);
    await userEvent.click(canvas.getByRole("button", { name: "Show less" }));
    await expect(canvas.getByText("8 too many")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** The newest sixty of ten thousand are in the page; older ones are drawn when they are asked for. */
export const TenThousand: Story = {
  args: { items: manyMessages(10_000, "Message") },
  render: (args) => (
    <Scene {...args} receive={{ id: "new", from: "other", author: { name: "Asha" }, at: now, text: "One more" }} />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll("li[data-part=message]").length;
    const box = canvas.getByRole("region", { name: "Messages" });
    await expect(rows()).toBe(60);
    box.scrollTop = 0;
    const oldest = canvasElement.querySelector("li[data-part=message]");
    const seenAt = () => oldest?.getBoundingClientRect().top ?? 0;
    await canvas.findByRole("button", { name: /newest/i });
    const before = seenAt();
    await userEvent.click(canvas.getByRole("button", { name: "Earlier messages" }));
    await expect(rows()).toBe(120);
    await expect(Math.abs(seenAt() - before)).toBeLessThan(4);
    await userEvent.click(canvas.getByRole("button", { name: "Receive" }));
    await expect(rows()).toBe(121);
  },
};
export const Arabic: Story = {
  globals: { language: "ar" },
  args: {
    label: "الدعم",
    locale: "ar",
    items: [
      { id: "1", from: "system", at: now - 600_000, text: "انضمت آشا من الدعم" },
      { id: "2", from: "own", at: now - 540_000, text: "إيداع ₹5,000 عبر UPI لم يصل إلى رصيدي." },
      { id: "3", from: "other", author: { name: "آشا" }, at: now - 60_000, text: "شكرًا. وُجد التحويل UTR 632511890042." },
      { id: "4", from: "own", at: now, text: "هل هناك حد لليوم؟", state: "failed" },
    ],
    onRetry: fn(),
    onDiscard: fn(),
    typing: "آشا تكتب…",
  },
};
