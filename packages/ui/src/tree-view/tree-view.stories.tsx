import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { longValue } from "../story/hard-values.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { childrenOf, downline, many, manyOpen } from "./tree.fixture.ts";
import { keyboard } from "./tree-view.keyboard.ts";
import { TreeView } from "./tree-view.tsx";

const meta = {
  title: "Data/TreeView",
  component: TreeView,
  args: {
    "aria-label": "Downline of vikram_hq",
    nodes: downline,
    defaultExpanded: ["raj_mumbai"],
    defaultValue: "meera_thane",
    onValueChange: fn(),
    onExpandedChange: fn(),
    loadChildren: async (value) => childrenOf(value),
  },
  argTypes: { nodes: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
} satisfies Meta<typeof TreeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const row = (name: RegExp) => canvas.getByRole("treeitem", { name });
    await expect(row(/meera_thane 46 downlines/)).toHaveAttribute("aria-selected", "true");
    await expect(row(/meera_thane/)).toHaveAttribute("aria-level", "2");
    await expect(row(/imran_nashik/)).toHaveAttribute("aria-posinset", "2");
    await userEvent.click(row(/arjun_goa/));
    await expect(args.onValueChange).toHaveBeenCalledWith("arjun_goa", expect.objectContaining({ reason: "pointer" }));
    // The caret opens; it does not choose.
    await userEvent.click(canvasElement.querySelector("[data-id=deepa_pune] [data-part=caret]") ?? canvasElement);
    await expect(args.onExpandedChange).toHaveBeenCalledWith(["raj_mumbai", "deepa_pune"], expect.anything());
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(row(/deepa_pune\.a/)).toBeVisible());
  },
};

const half = fn((value: string) => (value === "arjun_goa" ? Promise.reject(new Error("504")) : new Promise<never>(() => {})));
const calls = () => half.mock.calls.filter(([value]) => value === "arjun_goa").length;
/** One branch is loading, one has failed. */
export const LoadingAndFailed: Story = {
  args: {
    defaultExpanded: ["deepa_pune", "arjun_goa"],
    loadChildren: half,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("treeitem", { name: "Loading…" })).toHaveAttribute("aria-busy", "true");
    const failed = await canvas.findByRole("treeitem", { name: /^Could not be loaded/ });
    await expect(calls()).toBeGreaterThan(0);
    const before = calls();
    await userEvent.click(failed);
    await waitFor(() => expect(calls()).toBe(before + 1));
    await canvas.findByRole("treeitem", { name: /^Could not be loaded/ });
  },
};

/** 10,000 rows, of which a window's worth is in the page. */
export const TenThousand: Story = {
  args: { nodes: many, defaultExpanded: manyOpen, scroller: "own", defaultValue: "", style: { blockSize: 420 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll("[role=treeitem]").length;
    await expect(rows()).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("treeitem", { name: /member_100_99/ })).toHaveFocus());
    await expect(canvas.getByRole("treeitem", { name: /member_100_99/ })).toBeVisible();
    await expect(rows()).toBeLessThan(60);
    await userEvent.keyboard(document.documentElement.dir === "rtl" ? "{ArrowRight}" : "{ArrowLeft}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-id", "agent_100"));
  },
};

/** Names without an end, nine levels deep, at 288 px. */
export const Bounds: Story = {
  args: {
    defaultValue: "",
    nodes: [
      Array.from({ length: 9 }, (_, index) => index).reduceRight<Parameters<typeof TreeView>[0]["nodes"][number]>(
        (child, index) => ({ value: `level ${index}`, label: `स्तर ${index + 1}`, count: "1", children: [child] }),
        { value: "leaf", label: longValue.slice(0, 90).replaceAll(" ", ""), count: "₹12,34,56,789.00" },
      ),
    ],
    defaultExpanded: Array.from({ length: 9 }, (_, index) => `level ${index}`),
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tree = canvas.getByRole("tree");
    await expect(tree.scrollWidth).toBe(tree.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar" },
  args: {
    "aria-label": "التابعون",
    nodes: [
      {
        value: "a",
        label: "راج_مومباي",
        count: "128",
        countLabel: "128 تابعًا",
        children: [{ value: "b", label: "vk_player9", count: "₹42,300" }],
      },
      { value: "c", label: "arjun_goa", count: "17", branch: true },
    ],
    defaultExpanded: ["a"],
    defaultValue: "b",
  },
  /** A Latin name is beside its caret, not at the other end of the line. */
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector("[data-id=c] bdi")?.getBoundingClientRect();
    const caret = canvasElement.querySelector("[data-id=c] [data-part=caret]")?.getBoundingClientRect();
    await expect((caret?.left ?? 0) - (name?.right ?? 0)).toBeLessThan(12);
  },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { defaultExpanded: [], defaultValue: "" },
  play: async ({ canvas, userEvent, step, args }) => {
    const row = (name: RegExp) => canvas.getByRole("treeitem", { name });
    const on = (name: RegExp) => waitFor(() => expect(row(name)).toHaveFocus());
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await on(/raj_mumbai/);
        },
        ArrowDown: async (press) => {
          await press();
          await on(/deepa_pune/);
        },
        ArrowUp: async (press) => {
          await press();
          await on(/raj_mumbai/);
        },
        ArrowRight: async (press) => {
          await press();
          await expect(row(/raj_mumbai/)).toHaveAttribute("aria-expanded", "true");
          await press();
          await on(/meera_thane/);
        },
        ArrowLeft: async (press) => {
          await press();
          await on(/raj_mumbai/);
          await press();
          await expect(row(/raj_mumbai/)).toHaveAttribute("aria-expanded", "false");
        },
        End: async (press) => {
          await press();
          await on(/दीपक_42/);
        },
        Home: async (press) => {
          await press();
          await on(/raj_mumbai/);
        },
        PageDown: async (press) => {
          await press();
          await on(/दीपक_42/);
        },
        PageUp: async (press) => {
          await press();
          await on(/raj_mumbai/);
        },
        "*": async (press) => {
          await press();
          await expect(canvas.getAllByRole("treeitem", { expanded: true })).toHaveLength(3);
          await waitFor(() => expect(row(/arjun_goa\.a/)).toBeVisible());
        },
        "d (letters)": async (press) => {
          await press();
          await on(/deepa_pune 84/);
          await press();
          await on(/deepa_pune\.a/);
        },
        Enter: async (press) => {
          await press();
          await expect(row(/deepa_pune\.a/)).toHaveAttribute("aria-selected", "true");
          await expect(args.onValueChange).toHaveBeenLastCalledWith(
            "deepa_pune.a",
            expect.objectContaining({ reason: "keyboard" }),
          );
        },
        Space: async (press) => {
          await userEvent.keyboard("{ArrowDown}");
          await press();
          await expect(args.onValueChange).toHaveBeenLastCalledWith("deepa_pune.b", expect.anything());
        },
      },
    );
  },
};
