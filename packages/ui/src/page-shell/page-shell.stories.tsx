import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment } from "react";
import { expect, fn } from "storybook/test";
import { BottomNav } from "../bottom-nav/bottom-nav.tsx";
import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { square } from "../button/button.css.ts";
import { Button } from "../button/button.tsx";
import { Cloth } from "../cloth/cloth.tsx";
import { Footer } from "../footer/footer.tsx";
import { Heading } from "../heading/heading.tsx";
import { list } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { LanguageSelect } from "../language-select/language-select.tsx";
import { LoggedInPanel } from "../logged-in-panel/logged-in-panel.tsx";
import { NavBar } from "../nav-bar/nav-bar.tsx";
import { OfflineNotice } from "../offline-notice/offline-notice.tsx";
import { outsideDocs } from "../overlay/story-frame.ts";
import { Page } from "../page/page.tsx";
import { RightBar } from "../right-bar/right-bar.tsx";
import { SideMenu } from "../side-menu/side-menu.tsx";
import { accountWords } from "../story/account-fixture.tsx";
import { memberMenu } from "../story/centre-fixture.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import {
  bottomItems,
  footerWords,
  languages,
  navItems,
  navLabel,
  rightItems,
  type ShellLanguage,
} from "../story/shell-fixture.ts";
import { ThemeSwitch } from "../theme-switch/theme-switch.tsx";
import { TopBar } from "../top-bar/top-bar.tsx";
import { VendorMark } from "../vendor-mark/vendor-mark.tsx";
import { PageShell } from "./page-shell.tsx";

const change = fn();
const mark = (name: string) => <VendorMark name={name} />;
const brand = (
  <a href="#home">
    <BrandMark name="Baize" />
  </a>
);
const popular = { en: "Popular", hi: "लोकप्रिय", ar: "الأكثر لعباً", fa: "محبوب" } as const;

function shell(language: ShellLanguage) {
  const menu = <Button variant="ghost" className={square.md} aria-label="Menu" icon={<Icon art={list} />} />;
  return {
    header: (
      <>
        <TopBar
          brand={brand}
          menu={menu}
          find={{ label: { en: "Find a game", hi: "खेल खोजें", ar: "ابحث عن لعبة", fa: "یافتن بازی" }[language], href: "#find" }}
        >
          <LanguageSelect label="Language" languages={languages} value={language.toUpperCase()} onValueChange={change} />
          <ThemeSwitch label="Dark theme" value="light" onValueChange={change} />
          <LoggedInPanel {...accountWords(language, change)} />
        </TopBar>
        <NavBar label={navLabel[language]} items={navItems(language, mark)} />
      </>
    ),
    rail: <RightBar label="Help" items={rightItems(language)} />,
    footer: (
      <Footer
        brand={brand}
        {...footerWords(language)}
        marks={["Northgate", "Kestrel"].map((name) => (
          <Fragment key={name}>{mark(name)}</Fragment>
        ))}
      />
    ),
    bottomNav: <BottomNav label="Main" items={bottomItems(language)} />,
    children: (
      <>
        <Cloth variant="edge" style={{ minBlockSize: 280 }} />
        <Page style={{ paddingBlock: 32, minBlockSize: 400 }}>
          <Heading level={1}>{popular[language]}</Heading>
        </Page>
      </>
    ),
  };
}

const meta = {
  title: "Patterns/PageShell",
  component: PageShell,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 640 } } },
  args: shell("en"),
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame around the home page. */
export const Home: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};
/** The home page in Hindi. */
export const HomeHindi: Story = { args: shell("hi"), globals: { language: "hi", viewport: { value: "desktop" } } };
/** The home page in Arabic. */
export const HomeArabic: Story = { args: shell("ar"), globals: { language: "ar", viewport: { value: "desktop" } } };
/** The home page in Persian. */
export const HomePersian: Story = { args: shell("fa"), globals: { language: "fa", viewport: { value: "desktop" } } };
export const Phone: Story = {
  args: shell("hi"),
  globals: { language: "hi", viewport: { value: "mobile1" } },
  play: outsideDocs(async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const footer = canvas.getByRole("contentinfo").getBoundingClientRect();
    const bar = canvas.getByRole("navigation", { name: "Main" }).getBoundingClientRect();
    await expect(Math.round(footer.bottom)).toBeLessThanOrEqual(Math.round(bar.top));
    window.scrollTo(0, 0);
  }),
};
/** Entries of the header at rest, hovered, focused and pressed, in this order; the link past it shows when it has the focus. */
export const HoverAndFocus: Story = {
  decorators: [
    pressedInDocs({ focused: "[data-part=header-area] > a" }),
    forcedStates("header [data-part=entry]:not([aria-current], [data-state=open])"),
  ],
};
/** With a menu at the side. */
export const WithSideMenu: Story = {
  args: {
    side: <SideMenu label="Member centre" groups={memberMenu("en")} />,
    children: (
      <div style={{ paddingBlock: 24 }}>
        <Heading level={1}>Help</Heading>
        <p>How to deposit, how long a withdrawal takes, and where your limits are.</p>
      </div>
    ),
  },
};
export const Offline: Story = {
  args: {
    notice: (
      <OfflineNotice open asOf="Balance as of 14:32">
        No network. Bets and withdrawals wait until you are back.
      </OfflineNotice>
    ),
  },
};
/** A lottery page has a header only. */
export const HeaderOnly: Story = { args: { footer: undefined, rail: undefined } };
