interface ShownText {
  readonly text: string;
  /** Luminance of what is behind it, of 1. */
  readonly ground: number;
  /** By WCAG, rounded down to a tenth. */
  readonly contrast: number;
}

/** The texts of a place outside of stories, with the ground behind each. Runs in the page, so it names nothing outside itself. */
export function textsIn(place: string): readonly ShownText[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  // A canvas reads every notation of a colour.
  const paint = (colours: readonly string[]) => {
    if (!canvas) throw new Error("This browser draws no canvas.");
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const own = [...document.querySelectorAll(place)].flatMap((root) => [...root.querySelectorAll<HTMLElement>("*")]);
  return own.flatMap((element) => {
    const text = [...element.childNodes]
      .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent?.trim()] : []))
      .join("");
    const box = element.getBoundingClientRect();
    const isOther = element.closest(
      ".docs-story, .sb-unstyled, .sbdocs-preview, :disabled, [aria-disabled=true], script, style, svg",
    );
    if (!text || isOther || box.width < 2 || box.height < 2 || !element.checkVisibility({ visibilityProperty: true })) return [];
    const grounds: string[] = [];
    for (let around: Element | null = element; around; around = around.parentElement)
      grounds.unshift(getComputedStyle(around).backgroundColor);
    const ground = paint(["white", ...grounds]);
    const ink = paint(["white", ...grounds, getComputedStyle(element).color]);
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    return [{ text: text.slice(0, 40), ground: Math.round(ground * 100) / 100, contrast: Math.floor(contrast * 10) / 10 }];
  });
}
