import type { ReactNode } from "react";
import { expect } from "storybook/test";

export interface Sized {
  readonly size: "sm" | "md" | "lg";
  readonly label: string;
}
interface Played {
  readonly canvasElement: HTMLElement;
}

const SIZES: readonly Sized[] = [
  { size: "sm", label: "Small" },
  { size: "md", label: "Medium" },
  { size: "lg", label: "Large" },
];

/**
 * A story of a component in each of its sizes: all three, where `steps` names no others. It fails unless the part that the selector
 * finds is drawn larger from one to the next: by its height, its width, or its type.
 */
export function sizes<Args extends object>(
  render: (args: Args & Sized) => ReactNode,
  selector: string,
  by: "block-size" | "inline-size" | "font-size",
  steps: readonly Sized["size"][] = ["sm", "md", "lg"],
) {
  const drawnSizes = SIZES.filter(({ size }) => steps.includes(size));
  return {
    render: (args: Args) => (
      <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 }}>
        {drawnSizes.map((sized) => (
          <div key={sized.size}>{render({ ...args, ...sized })}</div>
        ))}
      </div>
    ),
    play: async ({ canvasElement }: Played) => {
      const drawn = [...canvasElement.querySelectorAll(selector)].map((part) =>
        Number.parseFloat(getComputedStyle(part).getPropertyValue(by)),
      );
      await expect(drawn).toHaveLength(drawnSizes.length);
      await expect(drawn).toEqual([...new Set(drawn)].toSorted((one, two) => one - two));
    },
  };
}
