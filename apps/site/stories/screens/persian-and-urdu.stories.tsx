import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { answer, changeAnswer } from "../../mocks/answer.ts";
import { recordedAt } from "../../mocks/recorded-calls.ts";
import { sampleKeys } from "../../mocks/sample-keys.ts";
import { sampleNotices } from "../../mocks/sample-notices.ts";
import { firstOf } from "../setup/first-of.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, setupStory } from "../setup/story-setup.ts";

const meta = {
  title: "Screens/Persian and Urdu",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/register" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const placeOf = (name: string) => screen.getByRole("button", { name }).getBoundingClientRect().x;

const persian = { language: "fa" };
const urdu = { language: "ur" };

/** The form of a new account, which names each field that is empty. */
export const RegisterInPersian: Story = {
  globals: persian,
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(screen.getByRole("button", { name: "ساخت حساب" }));
    const field = await screen.findByRole("textbox", { name: /^نام کاربری/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/نام کاربری نمی‌تواند خالی باشد/));
    await expect(field).toBeInvalid();
    await expect(document.documentElement).toHaveAttribute("dir", "rtl");
  },
};
/** A code by e-mail: it is asked for, and the wait for another one runs. */
export const CodeInUrdu: Story = {
  globals: urdu,
  args: {
    address: "/help?overlay=member/securityCenter/email",
    as: "member",
    answers: [
      sampleKeys,
      answer("contact.send", {
        expirationTime: recordedAt.getTime() + 180_000,
        expiredMinutes: 3,
        resendTime: recordedAt.getTime() + 60_000,
        codeLength: 6,
      }),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    const dialog = within(screen.getByRole("dialog"));
    await context.userEvent.type(await dialog.findByRole("textbox", { name: /^ای میل پتہ/ }), "meera@example.in");
    await context.userEvent.click(dialog.getByRole("button", { name: "کوڈ بھیجیں" }));
    await waitFor(() => expect(document.querySelector("[data-state=countdown]")).toHaveTextContent("دوبارہ بھیجیں"));
  },
};
/** The list of announcements, and the one that is chosen in it. */
export const AnnouncementsInPersian: Story = {
  globals: persian,
  args: { address: "/help?overlay=announcements" },
  play: async (context) => {
    await expectLoaded(context);
    const dialog = within(screen.getByRole("dialog", { name: "اطلاعیه‌ها" }));
    const list = within(await dialog.findByRole("list", { name: "فهرست اطلاعیه‌ها" }));
    const second = firstOf(list.getAllByRole("button").slice(1));
    await context.userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-current", "true"));
  },
};
/** The pages of a list: the way back is at the right, the way on at the left. */
export const PagesInUrdu: Story = {
  globals: urdu,
  args: {
    address: "/help?overlay=agent/announcement",
    as: "member",
    answers: [
      changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
      answer("announcements.agents", sampleNotices),
      answer("announcements.markRead", { unread: 0 }),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await waitFor(() => expect(screen.getByRole("button", { name: "اگلا صفحہ" })).toBeVisible());
    await expect(placeOf("پچھلا صفحہ")).toBeGreaterThan(placeOf("اگلا صفحہ"));
    const pages = within(screen.getByRole("navigation", { name: "صفحات" }));
    await expect(firstOf(pages.getAllByText("1"))).toHaveAttribute("aria-current", "page");
  },
};
/** A question before something happens, with what it means for the person. */
export const QuestionInUrdu: Story = {
  globals: urdu,
  args: { address: "/help?overlay=member/securityCenter", as: "member" },
  play: async (context) => {
    await expectLoaded(context);
    const leave = firstOf(within(screen.getByRole("dialog")).getAllByRole("button", { name: "لاگ آؤٹ کریں" }));
    await context.userEvent.click(leave);
    const question = await screen.findByRole("alertdialog", { name: "لاگ آؤٹ کرنا ہے؟" });
    await expect(question).toHaveAccessibleDescription(/پاس ورڈ چاہیے ہوگا/);
    await waitFor(() => expect(within(question).getByRole("button", { name: "لاگ آؤٹ کریں" })).toHaveFocus());
    await expect(within(question).getByRole("button", { name: "لاگ ان رہیں" })).toBeEnabled();
  },
};
