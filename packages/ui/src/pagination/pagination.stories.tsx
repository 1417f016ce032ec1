import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longGerman, longHindi } from "../story/hard-values.ts";
import { type Sized, sizes } from "../story/sizes.tsx";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { keyboard } from "./pagination.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Pagination, type PaginationProps } from "./pagination.tsx";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { pageCount: 9, onValueChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(args.onValueChange).toHaveBeenCalledWith(2, expect.objectContaining({ reason: "next" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Page 2 of 9");
  },
};
/** In the middle of many pages, with links to both ends. */
export const Middle: Story = {
  args: { pageCount: 40, defaultValue: 20, edges: true },
  play: async ({ canvas, userEvent, args }) => {
    const jump = canvas.getByRole("button", { name: "Jump to page 31" });
    jump.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledWith(31, expect.objectContaining({ reason: "jump" }));
    await userEvent.click(canvas.getByRole("button", { name: "Last page" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(40, expect.objectContaining({ reason: "last" }));
    await userEvent.click(canvas.getByRole("button", { name: "First page" }));
    await expect(canvas.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  },
};
/** On the last page. */
export const LastPage: Story = {
  args: { defaultValue: 8 },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole("button", { name: "Next page" });
    await userEvent.click(next);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
/** With a choice of how many entries a page has. */
export const WithPageSize: Story = {
  args: { pageCount: 12, defaultValue: 5, pageSize: 20, pageSizeOptions: [10, 20, 50], onPageSizeChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Per page" }), "50");
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50, expect.objectContaining({ reason: "page-size" }));
    await expect(canvas.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  },
};
/** Real addresses: open in a new tab, copy, crawl. An ordinary press stays in the application. */
export const Links: Story = {
  args: { href: (page) => `?page=${page}`, defaultValue: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const four = canvas.getByRole("link", { name: "Page 4" });
    await expect(four).toHaveAttribute("href", "?page=4");
    await userEvent.click(four);
    await expect(args.onValueChange).toHaveBeenCalledWith(4, expect.objectContaining({ reason: "page" }));
    await expect(canvas.getByRole("link", { name: "Page 4" })).toHaveAttribute("aria-current", "page");
  },
};
/** In its short form. */
export const Compact: Story = { args: { compact: true, pageCount: 40, defaultValue: 3 } };
/** Becomes compact by itself where the numbers do not fit. */
export const Narrow: Story = {
  args: { pageCount: 40, defaultValue: 20, edges: true },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Page 20" })).toBeNull();
    await expect(canvas.getByText("Page 20 of 40", { selector: "[data-part=compact] span" })).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeVisible();
  },
};
/** With one page. */
export const SinglePage: Story = { args: { pageCount: 1 } };
/** With one page, hidden. */
export const HiddenOnSinglePage: Story = {
  args: { pageCount: 1, hideOnSinglePage: true },
  play: async ({ canvas }) => expect(canvas.queryByRole("navigation")).toBeNull(),
};
/** A page beyond the last shows the last. */
export const BeyondTheEnd: Story = {
  args: { value: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Page 9" })).toHaveAttribute("aria-current", "page");
  },
};
export const OnCloth: Story = {
  args: { defaultValue: 4 },
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 24 }}>
        {Story()}
      </div>
    ),
  ],
};
export const Hindi: Story = {
  args: { pageCount: 63, defaultValue: 12, edges: true },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { pageCount: 63, defaultValue: 12 },
  globals: { language: "ar" },
};
export const Persian: Story = { args: Arabic.args, globals: { language: "fa" } };
export const Urdu: Story = { args: { ...Arabic.args, edges: true }, globals: { language: "ur" } };

export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { pageCount: 40, defaultValue: 1 },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = (name: string | RegExp) => canvas.getByRole("button", { name });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await expect(button("Previous page")).toHaveFocus();
          await press();
          await expect(button("Page 1")).toHaveFocus();
          await press();
          await expect(button("Page 2")).toHaveFocus();
        },
        "Shift+Tab": async (press) => {
          await press();
          await expect(button("Page 1")).toHaveFocus();
        },
        Enter: async (press) => {
          button("Page 2").focus();
          await press();
          await expect(args.onValueChange).toHaveBeenLastCalledWith(2, expect.anything());
          await expect(button("Page 2")).toHaveFocus();
          await expect(canvas.getByRole("status")).toHaveTextContent("Page 2 of 40");
          // Jumps to the end take the gap away; the current page takes over its focus.
          button(/^Jump to page/).focus();
          for (let jumps = 0; jumps < 6; jumps += 1) await press();
          await expect(canvas.getByRole("navigation")).toContainElement(document.activeElement as HTMLElement);
        },
      },
    );
    const [previous = 0, next = 0] = ["Previous page", "Next page"].map((name) => button(name).getBoundingClientRect().x);
    await expect(previous < next).toBe(document.documentElement.dir !== "rtl");
  },
};
/** No page, no number, a page beyond the end or before the beginning, twelve thousand pages, words that cannot break. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      {[
        [1, 0],
        [-5, 9],
        [Number.NaN, 9],
        [99, 9],
        [5_000, 12_000],
        [1, Number.NaN],
        [1, -3],
      ].map(([value, pageCount]) => (
        <Case key={`${value} of ${pageCount}`} of={`${value} / ${pageCount}`}>
          <Pagination
            {...args}
            messages={{ label: `Pages ${value} of ${pageCount}` }}
            value={value}
            pageCount={pageCount ?? 0}
            edges
          />
        </Case>
      ))}
      <Case of="Long words">
        <Pagination
          {...args}
          messages={{ label: longGerman, pageSize: longGerman, pageSizeOption: longHindi, status: () => longHindi }}
          pageSize={10}
          pageSizeOptions={[10, 20]}
        />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 8);
    await expect(canvasElement.querySelectorAll("button, a").length).toBeLessThan(150);
  },
};
export const Sizes: Story = sizes(
  ({ size, label, ...args }: Omit<PaginationProps, "size"> & Sized) => (
    <Pagination {...args} size={size === "sm" ? "sm" : "md"} messages={{ label }} />
  ),
  "nav",
  "block-size",
  ["sm", "md"],
);
