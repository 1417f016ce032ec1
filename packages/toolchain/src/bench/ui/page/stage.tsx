import { type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { SceneName, SceneProps } from "./scene.ts";

type Scenes = Readonly<Partial<Record<Exclude<SceneName, "all">, ComponentType<SceneProps>>>>;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const finite = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** In a task of its own: what the developer tools evaluate is not counted as script. */
const inTask = (work: () => void) =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      work();
      resolve();
    });
  });

async function settled(): Promise<void> {
  await frame();
  await frame();
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(finite)
      .map((animation) => animation.finished),
  );
  await frame();
  await frame();
}

/** Exposes the scenes of one page to the driver as `window.bench`. */
export function stage(scenes: Scenes): void {
  const host = document.getElementById("app");
  if (!host) throw new Error("the page has no #app");
  const root = createRoot(host);
  let shown: SceneName = "buttons";
  let step = 0;
  const render = (what: ReactNode) => flushSync(() => root.render(what));
  const scene = () => {
    if (shown !== "all") {
      const Scene = scenes[shown];
      return Scene && <Scene key={shown} step={step} />;
    }
    return Object.entries(scenes).map(([name, Scene]) => <Scene key={name} step={step} />);
  };
  window.bench = {
    mount: (name) =>
      inTask(() => {
        shown = name;
        step = 0;
        render(scene());
        window.scrollTo(0, 0);
      }),
    update: () =>
      inTask(() => {
        step += 1;
        render(scene());
      }),
    clear: () => inTask(() => render(null)),
    focus: (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
    theme: (name) => {
      document.documentElement.dataset["theme"] = name;
    },
    settled,
  };
}
