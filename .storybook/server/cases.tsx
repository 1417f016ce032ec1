import { Direction } from "radix-ui";
import { type ReactNode, StrictMode } from "react";
import { Countdown } from "@baize/ui/countdown";
import { DateTime } from "@baize/ui/date-time";
import { LocaleProvider } from "@baize/ui/locale-provider";
import { RelativeTime } from "@baize/ui/relative-time";
import { composed, type StoryFile } from "../composed.ts";

const storyFiles = import.meta.glob<StoryFile>("../../packages/ui/src/*/*.stories.tsx", { eager: true });

export interface ServerCase {
  readonly folder: string;
  /** `data-table/data-table: Playground`: the file and the story. */
  readonly name: string;
  /** Draws it once more without a server, and compares: of each file its first story, and all that time changes. */
  readonly compared: boolean;
  readonly page: ReactNode;
}

/** As the site wraps every page. The same on both sides, or nothing could be hydrated. */
const page = (scene: ReactNode) => (
  <StrictMode>
    <LocaleProvider locale="en-IN">
      <Direction.Provider dir="ltr">{scene}</Direction.Provider>
    </LocaleProvider>
  </StrictMode>
);

const moment = Date.UTC(2026, 10, 21, 18, 45);
const now = Date.now();
/** What stories fix, so that they look alike every day: the clock and the zone are those of the device here. */
const byTheDevice = {
  "date-time": <DateTime value={moment} locale="en-IN" />,
  "relative-time": <RelativeTime value={moment} locale="en-IN" />,
  // Drawn on a server a minute and a half ago: running there, over here.
  countdown: <Countdown deadline={Math.floor(now / 600_000) * 600_000} />,
} as const;

function casesOf([path, file]: readonly [string, StoryFile]): ServerCase[] {
  const [folder = "", last = ""] = path.split("/").slice(-2);
  return composed(file).map(([story, Story], place) => ({
    folder,
    name: `${folder}/${last.replace(".stories.tsx", "")}: ${story}`,
    compared: place === 0,
    page: page(<Story />),
  }));
}

/** Specimens of tokens, not components: they show what the browser makes of the sheet of the page. */
const specimens = "/foundations/";

export const cases: readonly ServerCase[] = [
  ...Object.entries(storyFiles)
    .filter(([path]) => !path.includes(specimens))
    .flatMap(casesOf),
  ...Object.entries(byTheDevice).map(([folder, scene]) => ({
    folder,
    name: `${folder}: by the device’s clock and zone`,
    compared: true,
    page: page(scene),
  })),
];
