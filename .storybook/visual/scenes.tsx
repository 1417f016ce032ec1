import type { ComponentType } from "react";
import { composed, type StoryFile } from "../composed.ts";

const files = import.meta.glob<StoryFile>(
  "../../packages/ui/src/{alert,amount-field,announcement-centre,badge,bet-slip,bottom-nav,button,chart,checkbox,data-table,draw-card,dynamic-form,empty-state,error-state,filter-bar,footer,game-cover,game-grid,level-meter,menu,modal,money,nav-bar,odds,pagination,printed-box,promotion-card,radio-group,segmented-control,select,stepper,surface,switch,tabs,text-field,toast,top-bar,winners-board}/*.stories.tsx",
  { eager: true },
);
const byFile = new Map(
  Object.entries(files).map(([path, file]) => [path.split("/").at(-1)?.replace(".stories.tsx", ""), composed(file)]),
);

/** `button/Primary`: a stories file and a story; an unknown one fails the run. */
function story(id: string): ComponentType {
  const [file, name] = id.split("/");
  const found = byFile.get(file)?.find(([key]) => key === name)?.[1];
  if (!found)
    throw new Error(`No story "${id}" for the pictures: it was renamed or is gone. Correct .storybook/visual/scenes.tsx.`);
  return found;
}

export interface VisualScene {
  /** The baseline's file. */
  readonly name: string;
  readonly stories: readonly string[];
  /** Width of the window in px; a phone's 360 by default. */
  readonly inline?: number;
  /** Height of the window in px, for overlays: the picture is of the window, not of the stories. */
  readonly over?: number;
  /** Height of the stories in px that is compared, where the rest repeats. */
  readonly enough?: number;
}

/** The compared scenes: stories that together show the visual language. */
export const scenes: readonly VisualScene[] = [
  {
    name: "buttons",
    stories: ["button/Primary", "button/Outline", "button/Ghost", "button/Danger", "button/Pending", "button/OnCloth"],
  },
  { name: "fields", stories: ["text-field/Rest", "text-field/Negative", "text-field/Disabled", "text-field/Adorned"] },
  { name: "fields-scripts", stories: ["text-field/Hindi", "text-field/Arabic", "text-field/OnCloth", "select/OnCloth"] },
  {
    name: "choices",
    stories: ["checkbox/On", "checkbox/Indeterminate", "radio-group/Chosen", "switch/On", "segmented-control/Rest"],
  },
  { name: "amount", stories: ["amount-field/Quick"] },
  { name: "form", stories: ["dynamic-form/Rest"] },
  { name: "modal", stories: ["modal/Open"], over: 560 },
  { name: "menu", stories: ["menu/Open"], over: 400 },
  { name: "toasts", stories: ["toast/Tones"], over: 420 },
  { name: "table", stories: ["data-table/Playground"], inline: 900 },
  { name: "table-cards", stories: ["data-table/Phone"], enough: 640 },
  { name: "surfaces", stories: ["surface/Card", "surface/Inlaid", "surface/StockOnCloth"] },
  { name: "printed-boxes", stories: ["printed-box/Rest", "printed-box/Negative", "printed-box/OnCloth"] },
  { name: "games", stories: ["game-grid/Narrow"], enough: 720 },
  { name: "covers", stories: ["game-cover/Ranked", "game-cover/Disabled", "game-cover/HindiTitle"] },
  { name: "bet-slip", stories: ["bet-slip/Rest"] },
  { name: "odds", stories: ["odds/Chosen", "odds/Suspended", "odds/OnCloth"] },
  { name: "winners", stories: ["winners-board/Rest"] },
  { name: "draws", stories: ["draw-card/Rest", "draw-card/Due"] },
  { name: "nav-bar", stories: ["nav-bar/Closed"], inline: 1120, enough: 96 },
  { name: "top-bar", stories: ["top-bar/Member"], inline: 900 },
  { name: "bottom-nav", stories: ["bottom-nav/WithBadge"], over: 120 },
  { name: "tabs-and-pages", stories: ["tabs/Playground", "pagination/Narrow"] },
  { name: "announcements", stories: ["announcement-centre/SideBySide"], inline: 800 },
  { name: "level-and-chart", stories: ["level-meter/Playground", "chart/Playground"] },
  { name: "messages", stories: ["alert/Tones", "badge/Tones"] },
  { name: "empty-and-error", stories: ["empty-state/Playground", "error-state/Playground"] },
  {
    name: "figures",
    stories: ["money/Balance", "money/Won", "money/Lost", "money/InHindi", "money/InArabic", "money/Sizes"],
  },
  { name: "promotion", stories: ["promotion-card/Narrow"] },
  { name: "stepper", stories: ["stepper/Narrow"] },
  { name: "filters", stories: ["filter-bar/Phone"] },
  { name: "footer", stories: ["footer/Narrow"] },
];

/** The stories of a scene, one below the other. */
export function SceneOf({ scene }: { scene: VisualScene }) {
  return (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {scene.stories.map((id) => {
        const Story = story(id);
        return <Story key={id} />;
      })}
    </div>
  );
}

/** What a brand changes most, on one picture. */
export const brandScene = (brand: string): VisualScene => ({
  name: `brand-${brand}`,
  stories: [
    "button/Primary",
    "button/OnCloth",
    "text-field/Rest",
    "text-field/Negative",
    "surface/Inlaid",
    "odds/Chosen",
    "game-cover/Ranked",
    "printed-box/OnCloth",
  ],
});
