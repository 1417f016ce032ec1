import { type ReactNode, StrictMode } from "react";
import { Countdown } from "@baize/ui/countdown";
import { DateTime } from "@baize/ui/date-time";
import { en } from "@baize/ui/messages/en";
import { BaizeProvider } from "@baize/ui/provider";
import { RelativeTime } from "@baize/ui/relative-time";
import { composed, type StoryFile } from "../composed.ts";

const storyFiles = import.meta.glob<StoryFile>("../../packages/ui/src/*/*.stories.tsx", { eager: true });

export interface ServerCase {
  readonly folder: string;
  /** `data-table/data-table: Playground`: the file and the story. */
  readonly name: string;
  /** Renders it once more without a server, and compares: the first story of each file, and all that depend on time. */
  readonly compared: boolean;
  readonly page: ReactNode;
}

/** The provider of every page. The same on both sides, or hydration would fail. */
const page = (scene: ReactNode) => (
  <StrictMode>
    <BaizeProvider locale="en-IN" messages={en}>
      {scene}
    </BaizeProvider>
  </StrictMode>
);

const moment = Date.UTC(2026, 10, 21, 18, 45);
const now = Date.now();
/** Stories fix the clock and the zone; here they are the device's. */
const byTheDevice = {
  "date-time": <DateTime value={moment} locale="en-IN" />,
  "relative-time": <RelativeTime value={moment} locale="en-IN" />,
  // Rendered on a server a minute and a half ago: running there, over here.
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

/** Specimens of tokens, not components: they depend on the page's style sheet. */
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
