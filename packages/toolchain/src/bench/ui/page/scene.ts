/** The scenes of both pages. `all` is every scene at once. */
export type SceneName = "buttons" | "fields" | "dialog" | "cards" | "rows" | "choices" | "all";

export interface SceneProps {
  /** Goes up with each update; what is shown depends on it. */
  readonly step: number;
}

/** The page's interface for the driver, as `window.bench`. */
export interface Bench {
  readonly mount: (scene: SceneName) => Promise<void>;
  /** Renders the scene again with the next step. */
  readonly update: () => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly focus: (selector: string) => void;
  readonly theme: (name: "light" | "dark") => void;
  /** Two frames, every running animation, two frames more. */
  readonly settled: () => Promise<void>;
}
declare global {
  interface Window {
    bench: Bench;
  }
}
