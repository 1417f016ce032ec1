import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type ProxyOptions } from "vite";
import { BRAND_FILES_PATH } from "@baize/api/provider/brand-files";
import { appFilesOf } from "@baize/tokens/app-files";
import { brands } from "@baize/tokens/brands";
import { brandSheets } from "@baize/tokens/vite";
import { earlyMessages } from "@baize/i18n/vite-plugin";
import { fonts } from "@baize/ui/fonts/vite-plugin";
import { leanRadix } from "@baize/ui/lean-radix";
import { bootScript } from "./boot-script.ts";
import { earlyPage } from "./early-page.ts";
import { sitePreload } from "./preload-plugin.ts";
import { homeNamespaces } from "./src/features/home/home-reads.ts";
import { installable } from "./pwa/installable.ts";
import { productionRouter } from "./production-router.ts";
import { plainPreview } from "./plain-preview.ts";
import { pageSettings } from "./page-settings-plugin.ts";
import { serverRestarts } from "./restart-plugin.ts";
import { statementFile } from "./statement-file-plugin.ts";
import { securityHeaders } from "./security-headers.ts";

const server = process.env.SERVER_URL ?? "http://localhost:8787";
const provider = process.env.PROVIDER_URL ?? "http://localhost:8788";
// The site's other addresses, and the analytics collector where a tag is configured; none by default.
const connects = (process.env.SITE_CONNECTS ?? "").split(/[\s,]+/).filter(Boolean);
const hosts = { launch: process.env.LAUNCH_HOSTS, images: process.env.IMAGE_HOSTS, phoneProject: process.env.PHONE_PROJECT };
// One origin for the browser: the site answers for the API, as a front proxy does in production.
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  ["/wps", "/lgw", "/lotto"].map((path) => [path, { target: server, changeOrigin: false, xfwd: true }]),
);

const shipped = new Set(
  brands.flatMap((brand) => [`/brands/${brand.name}.css`, ...[...appFilesOf(brand).keys()].map((path) => `/${path}`)]),
);
/** Files of a brand that this build does not have: the server has those that an operator added since. */
const brandFiles: ProxyOptions = {
  target: server,
  changeOrigin: false,
  rewrite: (path) => `${BRAND_FILES_PATH}/${path.split("/").at(-1) ?? ""}`,
  bypass: ({ url = "" }) => (shipped.has(url.split("?")[0] ?? "") || url.endsWith(".png") ? url : undefined),
};
for (const folder of ["/brands/", "/icons/", "/manifests/"]) proxy[folder] = brandFiles;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    brandSheets(),
    fonts({ preload: [], forScript: ["latin"] }),
    leanRadix(),
    productionRouter(),
    earlyMessages({ namespaces: ["common", ...homeNamespaces], also: /\/ui\/src\/messages\/([^/]+)\/frame\.ts$/ }),
    earlyPage(),
    bootScript(),
    ...(process.env.SERVER_RESTARTS === "yes" ? [serverRestarts(server)] : []),
    ...(process.env.SITE_COMPRESSED === "no" ? [plainPreview()] : []),
    pageSettings(server),
    installable(),
    sitePreload(),
    statementFile(),
  ],
  server: { port: 5173, proxy, host: "localhost" },
  preview: { port: 5173, proxy, host: "localhost", headers: securityHeaders(provider, connects, hosts) },
  // A dependency that is found late makes the development server reload the page.
  optimizeDeps: {
    include: [
      "react-aria",
      "react-aria-components",
      "@internationalized/date",
      "react-hook-form",
      "dompurify",
      "jose",
      "altcha-lib",
      "altcha-lib/algorithms/web/pbkdf2",
      "altcha-lib/workers/shared",
      "libphonenumber-js/min",
      "firebase/app",
      "firebase/auth",
    ],
  },
  build: {
    // The first versions with cascade layers, without which none of our styles apply: older ones need no translation.
    target: ["chrome99", "safari15.4", "firefox97"],
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    // Fonts and pictures are separate files; nothing useful is small enough to inline.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first file lists the files of every page: readable names would only make it larger.
        chunkFileNames: "assets/[hash].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "assets/[hash].css" : "assets/[name]-[hash][extname]",
        codeSplitting: {
          // The code of the first view is in two files: on a slow line each further one costs a round trip.
          groups: [
            { name: "main", test: /apps\/site\/src\/main\.tsx/, priority: 2 },
            { name: "home", test: /features\/home\/home-page\.tsx/, priority: 1 },
          ],
        },
      },
    },
  },
});
