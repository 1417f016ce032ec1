import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import type { Advice } from "../story/advice.tsx";
import { TopBar } from "../top-bar/top-bar.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const brand = <BrandMark name="Baize" />;
const stay = () => undefined;
const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "One button in the bar: a press changes the theme.",
      scene: (
        <TopBar brand={brand}>
          <ThemeSwitch label="Dark theme" value="light" onValueChange={stay} />
        </TopBar>
      ),
    },
    bad: {
      says: "Three states fill the bar. “System” is chosen once, and belongs in settings.",
      scene: (
        <TopBar brand={brand}>
          <SegmentedControl aria-label="Theme" items={themes} defaultValue="system" />
        </TopBar>
      ),
    },
  },
];
