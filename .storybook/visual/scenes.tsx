import { Children, type ReactNode } from "react";
import { composeStories } from "@storybook/react-vite";
import * as alertStories from "../../packages/ui/src/alert/alert.stories.tsx";
import * as amountStories from "../../packages/ui/src/amount-field/amount-field.stories.tsx";
import * as announcementStories from "../../packages/ui/src/announcement-centre/announcement-centre.stories.tsx";
import * as badgeStories from "../../packages/ui/src/badge/badge.stories.tsx";
import * as bottomNavStories from "../../packages/ui/src/bottom-nav/bottom-nav.stories.tsx";
import * as buttonStories from "../../packages/ui/src/button/button.stories.tsx";
import * as checkboxStories from "../../packages/ui/src/checkbox/checkbox.stories.tsx";
import * as dataTableStories from "../../packages/ui/src/data-table/data-table.stories.tsx";
import * as drawStories from "../../packages/ui/src/draw-card/draw-card.stories.tsx";
import * as emptyStories from "../../packages/ui/src/empty-state/empty-state.stories.tsx";
import * as errorStories from "../../packages/ui/src/error-state/error-state.stories.tsx";
import * as summaryStories from "../../packages/ui/src/error-summary/error-summary.stories.tsx";
import * as filterStories from "../../packages/ui/src/filter-bar/filter-bar.stories.tsx";
import * as footerStories from "../../packages/ui/src/footer/footer.stories.tsx";
import * as coverStories from "../../packages/ui/src/game-cover/game-cover.stories.tsx";
import * as gridStories from "../../packages/ui/src/game-grid/game-grid.stories.tsx";
import * as menuStories from "../../packages/ui/src/menu/menu.stories.tsx";
import * as modalStories from "../../packages/ui/src/modal/modal.stories.tsx";
import * as moneyStories from "../../packages/ui/src/money/money.stories.tsx";
import * as navBarStories from "../../packages/ui/src/nav-bar/nav-bar.stories.tsx";
import * as oddsStories from "../../packages/ui/src/odds/odds.stories.tsx";
import * as paginationStories from "../../packages/ui/src/pagination/pagination.stories.tsx";
import * as boxStories from "../../packages/ui/src/printed-box/printed-box.stories.tsx";
import * as promotionStories from "../../packages/ui/src/promotion-card/promotion-card.stories.tsx";
import * as radioStories from "../../packages/ui/src/radio-group/radio-group.stories.tsx";
import * as segmentedStories from "../../packages/ui/src/segmented/segmented.stories.tsx";
import * as selectStories from "../../packages/ui/src/select/select.stories.tsx";
import * as statStories from "../../packages/ui/src/stat/stat.stories.tsx";
import * as surfaceStories from "../../packages/ui/src/surface/surface.stories.tsx";
import * as switchStories from "../../packages/ui/src/switch/switch.stories.tsx";
import * as tabsStories from "../../packages/ui/src/tabs/tabs.stories.tsx";
import * as fieldStories from "../../packages/ui/src/text-field/text-field.stories.tsx";
import * as topBarStories from "../../packages/ui/src/top-bar/top-bar.stories.tsx";
import * as winnersStories from "../../packages/ui/src/winners-board/winners-board.stories.tsx";

const alert = composeStories(alertStories);
const amount = composeStories(amountStories);
const announcement = composeStories(announcementStories);
const badge = composeStories(badgeStories);
const bottomNav = composeStories(bottomNavStories);
const button = composeStories(buttonStories);
const checkbox = composeStories(checkboxStories);
const table = composeStories(dataTableStories);
const draw = composeStories(drawStories);
const empty = composeStories(emptyStories);
const error = composeStories(errorStories);
const summary = composeStories(summaryStories);
const filter = composeStories(filterStories);
const footer = composeStories(footerStories);
const cover = composeStories(coverStories);
const grid = composeStories(gridStories);
const menu = composeStories(menuStories);
const modal = composeStories(modalStories);
const money = composeStories(moneyStories);
const navBar = composeStories(navBarStories);
const odds = composeStories(oddsStories);
const pagination = composeStories(paginationStories);
const box = composeStories(boxStories);
const promotion = composeStories(promotionStories);
const radio = composeStories(radioStories);
const segmented = composeStories(segmentedStories);
const select = composeStories(selectStories);
const stat = composeStories(statStories);
const surface = composeStories(surfaceStories);
const toggle = composeStories(switchStories);
const tabs = composeStories(tabsStories);
const field = composeStories(fieldStories);
const topBar = composeStories(topBarStories);
const winners = composeStories(winnersStories);

export interface VisualScene {
  /** File of the baseline, and the story for Chromatic. */
  readonly name: string;
  readonly draw: () => ReactNode;
  /** px; 640 where nothing is said. */
  readonly width?: number;
  /** px of the window, for what lies over the page: it is taken whole. */
  readonly over?: number;
}

const stack = (...children: readonly ReactNode[]) => <div style={{ display: "grid", gap: 16 }}>{Children.toArray(children)}</div>;
const row = (...children: readonly ReactNode[]) => (
  <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>{Children.toArray(children)}</div>
);

/** What is looked at: stories that together show the whole kit. Each is drawn in light and dark, left-to-right and right-to-left. */
export const scenes: readonly VisualScene[] = [
  {
    name: "buttons",
    draw: () =>
      stack(
        row(<button.Primary key="1" />, <button.Line key="2" />, <button.Quiet key="3" />, <button.Danger key="4" />),
        <button.Primary key="5" disabled />,
        <button.OnCloth key="6" />,
      ),
  },
  {
    name: "fields",
    draw: () => stack(<field.Rest key="1" />, <field.Negative key="2" />, <field.Disabled key="3" />, <field.Adorned key="4" />),
    width: 420,
  },
  { name: "fields-on-cloth", draw: () => stack(<field.OnCloth key="1" />, <select.OnCloth key="2" />), width: 420 },
  { name: "form-with-errors", draw: () => <summary.Rest /> },
  {
    name: "choices",
    draw: () =>
      stack(
        <checkbox.On key="1" />,
        <checkbox.Indeterminate key="2" />,
        <radio.Chosen key="3" />,
        <toggle.On key="4" />,
        <segmented.Rest key="5" />,
      ),
    width: 420,
  },
  { name: "amount", draw: () => <amount.Quick />, width: 420 },
  { name: "modal-open", draw: () => <modal.Open />, over: 480 },
  { name: "menu-open", draw: () => <menu.Open />, width: 420, over: 420 },
  { name: "table", draw: () => <table.Playground />, width: 1100 },
  { name: "table-phone", draw: () => <table.Phone />, width: 360 },
  { name: "cards", draw: () => stack(<surface.Card key="1" />, <surface.Inlaid key="2" />, <surface.StockOnCloth key="3" />) },
  { name: "printed-boxes", draw: () => stack(<box.Rest key="1" />, <box.Negative key="2" />, <box.OnCloth key="3" />) },
  { name: "game-grid", draw: () => <grid.Popular />, width: 800 },
  { name: "covers", draw: () => row(<cover.Ranked key="1" />, <cover.Off key="2" />, <cover.HindiTitle key="3" />) },
  { name: "winners", draw: () => <winners.Rest />, width: 420 },
  { name: "draws", draw: () => <draw.List />, width: 800 },
  { name: "odds", draw: () => stack(<odds.Chosen key="1" />, <odds.OnCloth key="2" />), width: 420 },
  { name: "nav-bar", draw: () => <navBar.Closed />, width: 1100 },
  { name: "top-bar", draw: () => <topBar.Member />, width: 1100 },
  { name: "bottom-nav", draw: () => <bottomNav.Playground />, width: 360 },
  { name: "tabs-and-pages", draw: () => stack(<tabs.Playground key="1" />, <pagination.Middle key="2" />) },
  { name: "announcements", draw: () => <announcement.SideBySide />, width: 1000 },
  { name: "empty-and-error", draw: () => stack(<empty.Playground key="1" />, <error.Playground key="2" />) },
  { name: "messages", draw: () => stack(<alert.Tones key="1" />, <badge.Tones key="2" />) },
  { name: "figures", draw: () => stack(<money.Balance key="1" />, <money.Won key="2" />, <stat.Results key="3" />) },
  { name: "promotion", draw: () => <promotion.Rest /> },
  { name: "filters", draw: () => <filter.Playground />, width: 900 },
  { name: "footer", draw: () => <footer.Playground />, width: 1000 },
];
