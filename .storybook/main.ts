import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { brandSheets } from "@baize/tokens/vite";
import { fonts } from "@baize/ui/fonts/vite-plugin";
import { atRest, withTestTags } from "./at-rest.ts";
import { brandThemes } from "./brand-themes.ts";
import { brandsOfFiles, resolvedBrands } from "./resolved-brands.ts";
import { sharedCaptions } from "./shared-captions.ts";
import { docgenPlugin } from "../packages/toolchain/src/package/kit/docgen-plugin.ts";
import { kitProps } from "../packages/toolchain/src/package/kit/kit-props-plugin.ts";
import { kitFacts } from "../packages/ui/src/story/kit-facts-plugin.ts";

/** JSON that no text in it can end: `</script>`. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

const config: StorybookConfig = {
  stories: [
    "../docs/**/*.mdx",
    "./*/*.mdx",
    "./*/*.stories.tsx",
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/site/stories/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // The kit's data for tools, at the workshop's own address; and the page that replaces a vendor's game.
  staticDirs: [
    "../packages/ui/components.json",
    "../packages/ui/llms.txt",
    "./static/favicon.svg",
    "./static/game.html",
    "../packages/ui/node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2",
  ].map((from) => ({ from, to: `/${from.split("/").at(-1)}` })),
  experimental_indexers: (indexers = []) => withTestTags(indexers),
  tags: { interaction: { defaultFilterSelection: "exclude" } },
  // The manager is bundled without plugins, so that it can neither read a folder nor resolve a brand when it is built.
  managerHead: (head = "") => `${head}<script>globalThis.baizeThemes = ${inScript(brandThemes)};</script>`,
  framework: "@storybook/react-vite",
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `docgenPlugin` reads the props of the kit; screens have none to show.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Vite looks for dependencies in stories, not in MDX. One that is found late reloads every open page.
    optimizeDeps: { ...vite.optimizeDeps, entries: ["packages/ui/src/story/*.tsx", "packages/ui/src/**/*.advice.tsx"] },
    plugins: [
      ...(vite.plugins ?? []),
      ...(process.env.VITEST ? [] : [atRest(), sharedCaptions(), docgenPlugin(), resolvedBrands()]),
      brandsOfFiles(),
      vanillaExtractPlugin(),
      brandSheets(),
      fonts(),
      kitFacts(),
      kitProps(),
    ],
  }),
};
export default config;
