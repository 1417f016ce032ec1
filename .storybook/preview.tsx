import type { Preview } from "@storybook/react-vite";
import { type ComponentProps, lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { BaizeProvider } from "@baize/ui/provider";
import "@baize/ui/fonts/faces";
import "@baize/ui/styles/base.css";
import "@baize/ui/styles/scripts.css";
import "./docs.css";
import { chromaticModes } from "./modes.ts";
import { brandSheet } from "./brand-looks.ts";
import { globalTypes } from "./global-types.ts";
import { initialGlobals, lookOf } from "./globals.ts";
import { messagesOf } from "./messages-of.ts";
import { followToolbar } from "./look-of-docs.ts";

// The first story of a page loads its modules on a machine that runs other jobs.
configure({ asyncUtilTimeout: 40_000 });

const sheet = document.createElement("style");
sheet.textContent = brandSheet;
document.head.prepend(sheet);

void followToolbar();

/** Loaded with the first docs page: a story alone needs none of it. */
const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));

const env = import.meta.env as Record<string, string | undefined>;
const forced = env.VITE_STORY_DIRECTION ? { direction: env.VITE_STORY_DIRECTION } : {};

/**
 * Storybook pauses every animation during `afterEach`, and resumes none when that fails: the stories after it would stay paused
 * and fail too.
 */
function letAnimationsGo(): void {
  for (const style of document.head.querySelectorAll("style"))
    if (style.textContent.includes("animation-play-state: paused !important")) style.remove();
}

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...forced },
  parameters: {
    // In the workshop the panel shows axe's results; in tests the hook below audits every look and fails.
    a11y: { test: env.VITEST_WORKER_ID ? "off" : "todo" },
    // Only the scenes of `visual/` have baselines; every story in every mode would be thousands.
    chromatic: { disableSnapshot: true, modes: chromaticModes },
    layout: "padded",
    controls: { expanded: true, disableSaveFromUI: true },
    docs: {
      renderer: async () => (await import("./docs-renderer.ts")).drawOnce(),
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Welcome",
          "Words",
          "Foundations",
          "Layout",
          "Text",
          "Actions",
          "Fields",
          "Overlays",
          "Navigation",
          "Data",
          "Media",
          "Feedback",
          "Patterns",
          "Screens",
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const look = lookOf(globals);
      return (
        // In a docs page a story's look is its own: the page keeps its language and direction.
        <BaizeProvider
          scope={viewMode === "docs" ? "element" : "document"}
          locale={look.language}
          messages={messagesOf(look.language)}
          dir={look.direction}
          theme={look.theme}
          brand={look.brand}
          density={look.density}
        >
          <Story />
        </BaizeProvider>
      );
    },
  ],
  afterEach: async ({ globals, parameters, tags, viewMode, reporting }) => {
    if (!env.VITEST_WORKER_ID || viewMode !== "story" || env.VITE_STORY_DIRECTION || parameters.audit === "off") return;
    const { audit, failureOf } = await import("./audit.ts");
    const audited = await audit(lookOf(globals), parameters.gates ?? {});
    const result = { ...audited, keyboard: tags.includes("keyboard") };
    const failure = failureOf(result);
    reporting.addReport({ type: "baize-gates", version: 1, result, status: failure ? "failed" : "passed" });
    if (!failure) return;
    letAnimationsGo();
    throw failure;
  },
};
export default preview;
