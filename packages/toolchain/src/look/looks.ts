export interface Look {
  readonly width: number;
  readonly theme: "light" | "dark";
  readonly direction: "ltr" | "rtl";
  /** Undefined for that of the page itself. */
  readonly brand: string | undefined;
}
const sizes = [360, 1440] as const;
const themes = ["light", "dark"] as const;
const directions = ["ltr", "rtl"] as const;

/** Every look that a part is drawn in. */
export function allLooks(brands: readonly (string | undefined)[]): Look[] {
  return brands.flatMap((brand) =>
    sizes.flatMap((width) => themes.flatMap((theme) => directions.map((direction) => ({ width, theme, direction, brand })))),
  );
}

export const nameOf = (look: Look) => [look.brand, look.width, look.theme, look.direction].filter(Boolean).join(" · ");
