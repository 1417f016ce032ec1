import axe from "axe-core";
import type { ReactNode } from "react";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BaizeProvider } from "@baize/ui/provider";
import { messagesOf } from "../messages-of.ts";
import { SceneOf, type VisualScene } from "./scenes.tsx";

interface SceneLook {
  readonly theme: "light" | "dark";
  readonly language: "en" | "ar";
  readonly brand?: string;
}

/** The kit's own brand in both themes and directions. */
const looks: readonly SceneLook[] = [
  { theme: "light", language: "en" },
  { theme: "dark", language: "en" },
  { theme: "light", language: "ar" },
  { theme: "dark", language: "ar" },
];

/** Another brand in both themes: direction is no matter of a brand. */
export const looksOf = (brand: string): readonly SceneLook[] => [
  { theme: "light", language: "en", brand },
  { theme: "dark", language: "en", brand },
];
/** px; high enough for the tallest scene of a phone, because a frame shows only its window. */
const tall = 1400;

// Without animations and caret, so that every picture of a scene is the same.
const still = document.createElement("style");
still.textContent = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }
body { margin: 0; min-block-size: 100vh }`;

const frame = () => new Promise((done) => requestAnimationFrame(done));

/**
 * Waits for fonts, which load when text needs them, and for pictures near the window: two frames, the pending loads, one more
 * frame.
 */
async function settled(): Promise<void> {
  await frame();
  await frame();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
}

async function taken(element: Element): Promise<ImageBitmap> {
  const base64 = await page.screenshot({ element, save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/png" }));
}

const around = (children: ReactNode, { theme, language, brand = "baize" }: SceneLook, enough?: number) => (
  <BaizeProvider locale={language} messages={messagesOf(language)} theme={theme} brand={brand} density="brand">
    <div data-testid="scene" style={{ padding: 16, maxBlockSize: enough, overflow: enough ? "hidden" : undefined }}>
      {children}
    </div>
  </BaizeProvider>
);

/** Texts that cannot be read, as axe sees them; nothing where all can. */
async function illegible(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { runOnly: ["color-contrast"], resultTypes: ["violations"] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${target.join(" ")} ${failureSummary}`),
  );
}

export interface Sheet {
  readonly picture: ImageData;
  readonly illegible: readonly string[];
}

/** The scene in each look, two in a row, on one sheet: light and dark, and below it right to left. */
export async function contactSheet(scene: VisualScene, within: readonly SceneLook[] = looks): Promise<Sheet> {
  document.head.append(still);
  const { inline = 360, over } = scene;
  await page.viewport(inline, over ?? tall);
  const pictures: ImageBitmap[] = [];
  const unread: string[] = [];
  for (const look of within) {
    const shown = await render(around(<SceneOf scene={scene} />, look, scene.enough));
    await settled();
    pictures.push(await taken(over === undefined ? shown.getByTestId("scene").element() : document.body));
    // The kit's own brand is audited in every story.
    if (look.brand !== undefined) unread.push(...(await illegible(shown.getByTestId("scene").element())));
    await shown.unmount();
  }
  still.remove();
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const rows = Math.ceil(pictures.length / 2);
  const pen = new OffscreenCanvas(width * 2, height * rows).getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("No canvas to put the looks on.");
  for (const [index, picture] of pictures.entries()) pen.drawImage(picture, (index % 2) * width, Math.floor(index / 2) * height);
  return { picture: pen.getImageData(0, 0, width * 2, height * rows), illegible: unread };
}
