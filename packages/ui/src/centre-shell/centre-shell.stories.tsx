import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { longGerman, longHindi, longAddress, arabicName, many } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Case } from "../story/bounds.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { expect, fn, within } from "storybook/test";
import { AccountCard } from "../account-card/account-card.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge } from "../badge/badge.tsx";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { outsideDocs } from "../overlay/story-frame.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { memberMenu } from "../story/centre-fixture.tsx";
import { accountRecords, recordColumns } from "../story/record-fixture.tsx";
import type { ShellLanguage } from "../story/shell-fixture.ts";
import { CentreShell } from "./centre-shell.tsx";

const titles = { en: "Member centre", hi: "सदस्य केंद्र", ar: "مركز الأعضاء", fa: "مرکز اعضا" } as const;
const records = { en: "Account record", hi: "खाता रिकॉर्ड", ar: "سجل الحساب", fa: "گردش حساب" } as const;

function centre(language: ShellLanguage) {
  return {
    title: titles[language],
    menuLabel: titles[language],
    groups: memberMenu(language),
    mark: <BrandMark name="Baize" labelHidden />,
    account: (
      <>
        <Badge tone="accent">VIP 3</Badge>
        <Avatar name="ananya_42" label="ananya_42" size="sm" />
      </>
    ),
    back: {
      label: { en: "Back to the menu", hi: "मेनू पर लौटें", ar: "العودة إلى القائمة", fa: "بازگشت به منو" }[language],
      href: "#menu",
    },
    children: (
      <DataTable
        caption={records[language]}
        columns={recordColumns(language)}
        rows={accountRecords(language)}
        rowKey={(row) => row.id}
      />
    ),
  };
}

const meta = {
  title: "Patterns/CentreShell",
  component: CentreShell,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { ...centre("en"), view: "page", onClose: fn() },
  globals: { viewport: { value: "desktop" } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: "100vh" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CentreShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("navigation", { name: "Member centre" })).toBeVisible();
    await expect(canvas.getByRole("table")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Back to the menu" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Entries of the menu at rest, hovered, focused and pressed, in this order; the close button is hovered. */
export const HoverAndFocus: Story = {
  decorators: [
    forcedStates("[data-part=menu] [data-part=entry]:not([aria-current])", "[data-part=title], [data-part=header] > button"),
  ],
};
/** The first stop of the keyboard leads past the menu. */
export const SkipsTheMenu: Story = {
  play: outsideDocs(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const page = canvas.getByRole("table").closest("[data-part=page]");
    await expect(page).toHaveFocus();
  }),
};
/** On a phone, the menu. */
export const PhoneMenu: Story = {
  args: { view: "menu" },
  globals: { viewport: { value: "mobile1" } },
  play: outsideDocs(async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Member centre" })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  }),
};
/** On a phone, the menu below the person and the balance. */
export const PhoneMenuWithHead: Story = {
  args: {
    view: "menu",
    menuHead: (
      <AccountCard
        name="Ananya"
        details={<Badge tone="accent">VIP 3</Badge>}
        balance={{ label: "Balance", parts: moneyParts({ amount: 4_825_075n, currency: "INR", locale: "en-IN" }) }}
        concealed={false}
        onConcealedChange={fn()}
      />
    ),
  },
  globals: { viewport: { value: "mobile1" } },
};
/** On a phone, the page that was chosen from the menu. */
export const PhonePage: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: outsideDocs(async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("table")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  }),
};
/** List, page, back: the same on a phone as in a window, with the keyboard. */
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { view: "menu" },
  globals: { viewport: { value: "mobile1" } },
  render: function Stateful(args) {
    const [view, setView] = useState<"menu" | "page">("menu");
    const groups = args.groups.map((group) => ({
      id: group.id,
      items: group.items.map(({ id, label, icon }) => ({ id, label, icon, onClick: () => setView("page") })),
    }));
    return (
      <CentreShell {...args} view={view} groups={groups} back={{ label: "Back to the menu", onClick: () => setView("menu") }} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const entry = canvas.getByRole("button", { name: "Wallet" });
    await expect(entry).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("table")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to the menu" }));
    await expect(canvas.getByRole("navigation")).toBeVisible();
  },
};
export const Hindi: Story = { args: centre("hi"), globals: { language: "hi", viewport: { value: "desktop" } } };
export const HindiPhone: Story = { args: centre("hi"), globals: { language: "hi", viewport: { value: "mobile1" } } };
export const Arabic: Story = { args: centre("ar"), globals: { language: "ar", viewport: { value: "desktop" } } };
export const Persian: Story = { args: centre("fa"), globals: { language: "fa", viewport: { value: "desktop" } } };
/** Entries, titles and contents whose words cannot break. */
export const Bounds: Story = {
  args: {
    title: longGerman,
    groups: [
      {
        id: "m",
        title: longHindi,
        items: many(60, (place) => ({
          id: `${place}`,
          label: [longGerman, longHindi, arabicName][place % 3] ?? "",
          href: "#x",
          current: place === 0,
        })),
      },
    ],
    children: <p>{longAddress}</p>,
  },
  render: (args) => (
    <Case of="Long words">
      <div style={{ blockSize: 480 }}>
        <CentreShell {...args} />
      </div>
    </Case>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 1);
    await expect(within(canvas.getByRole("navigation")).getAllByRole("link")).toHaveLength(60);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
