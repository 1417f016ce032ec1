import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { longGerman, longHindi, arabicName } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { expect, fn, waitFor, within } from "storybook/test";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { type Bet, bets } from "./virtual-list.fixture.ts";
import { VirtualList, type VirtualListProps } from "./virtual-list.tsx";

const keyOf = (bet: Bet) => bet.id;
const line = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "4px 16px",
  padding: "12px 8px",
  borderBlockEnd: "1px solid",
} as const;
const draw: VirtualListProps<Bet>["children"] = (bet, place) => (
  <li {...place} style={line}>
    <a href={`#${bet.id}`}>
      {bet.game} · {bet.id}
    </a>
    <bdi>{bet.stake}</bdi>
    {bet.note ? <p style={{ flexBasis: "100%" }}>{bet.note}</p> : null}
  </li>
);
const thousands = bets(5000);

const meta = {
  title: "Data/VirtualList",
  component: VirtualList<Bet>,
  args: {
    "aria-label": "Bets",
    items: thousands,
    itemKey: keyOf,
    children: draw,
    scroller: "own",
    status: "end",
    messages: { end: "These are all your bets.", failed: "The next bets did not load." },
    style: { blockSize: 420, maxInlineSize: 520 },
  },
  argTypes: { items: { control: false }, children: { control: false } },
} satisfies Meta<ComponentProps<typeof VirtualList<Bet>>>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = (element: HTMLElement) => element.querySelectorAll("[data-item]").length;

/** 5,000 rows of two sizes in a window of their own. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(items(canvasElement)).toBeLessThan(30);
    const first = canvas.getAllByRole("listitem")[0];
    await expect(first).toHaveAttribute("aria-posinset", "1");
    await expect(first).toHaveAttribute("aria-setsize", "5000");
    const region = canvas.getByRole("region", { name: "Bets" });
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getByText(/B884124999/)).toBeVisible());
    await expect(items(canvasElement)).toBeLessThan(30);
    region.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText(/B884120000/)).toBeVisible());
  },
};

function Growing({ onEndReached, ...props }: VirtualListProps<Bet>) {
  const [shown, setShown] = useState(30);
  const whole = shown >= 60;
  return (
    <VirtualList
      {...props}
      items={thousands.slice(0, shown)}
      status={whole ? "end" : "more"}
      onEndReached={() => {
        onEndReached?.();
        setShown(shown + 15);
      }}
    />
  );
}

/** More comes as the end comes near; each end asks once. The keyboard's way is the button, and focus ends on the last words. */
export const Endless: Story = {
  args: { onEndReached: fn() },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole("region", { name: "Bets" });
    await expect(args.onEndReached).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "-1");
    canvas.getByRole("button", { name: "Show more" }).focus();
    await waitFor(() => expect(canvas.getByText("These are all your bets.")).toBeInTheDocument());
    await expect(args.onEndReached).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText("These are all your bets.")).toHaveFocus();
    await expect(region.scrollTop).toBeGreaterThan(0);
  },
};

/** The end of the list: more to load, loading, failed. */
export const Ends: Story = {
  args: { scroller: "nearest", items: bets(2), style: undefined },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <VirtualList {...args} aria-label="Bets, loading" status="loading" />
      <VirtualList {...args} aria-label="Bets, failed" status="failed" />
      <VirtualList {...args} aria-label="Bets, all" status="end" total={2} />
      <VirtualList
        {...args}
        aria-label="Bets, none"
        items={[]}
        status={undefined}
        empty={<EmptyState title="No bets yet" level="none" />}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The next bets did not load.");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Loading…" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByText("No bets yet")).toBeVisible();
  },
};
export const Arabic: Story = {
  globals: { language: "ar" },
  args: {
    "aria-label": "الرهانات",
    messages: { end: "هذه كل رهاناتك." },
    items: thousands.slice(0, 40),
    style: { blockSize: 320, inlineSize: 288 },
  },
};
const tenThousand = bets(10_000).map((bet, place) => ({ ...bet, game: [longGerman, longHindi, arabicName][place % 3] ?? "" }));
/** Rows whose words cannot break, both directions, 10,000 of them: a window's worth is in the page. */
export const Bounds: Story = {
  args: { style: { blockSize: 320 }, messages: { end: longGerman } },
  render: (args) => (
    <Cases>
      <Case of="10,000 with long words">
        <VirtualList {...args} aria-label="Ten thousand" items={tenThousand}>
          {(bet, place) => (
            <li {...place} style={{ ...line, overflowWrap: "anywhere" }}>
              <bdi>{bet.game}</bdi> <bdi>{bet.stake}</bdi>
            </li>
          )}
        </VirtualList>
      </Case>
      <Case of="A total below what is there">
        <VirtualList {...args} aria-label="Wrong total" items={bets(3)} total={-1} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shown = () => canvasElement.querySelectorAll("[data-item]").length;
    await expect(shown()).toBeLessThan(60);
    const region = canvas.getByRole("region", { name: "Ten thousand" });
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(within(region).getByText(longGerman, { selector: ":not(bdi)" })).toBeVisible());
    await expect(shown()).toBeLessThan(60);
    await holds(canvasElement, 2);
  },
};
