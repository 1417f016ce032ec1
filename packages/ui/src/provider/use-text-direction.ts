import { useOptionalProvider } from "./provider-context.ts";

const rightToLeft = /[\u0590-\u08ff]/;

/**
 * The `dir` of a text that was written elsewhere. On a page from right to left a text in its script has the page's direction, whatever it
 * begins with: `auto` would turn a sentence that begins with "UPI".
 */
export function useTextDirection(): (text: string) => "auto" | undefined {
  const isRtl = useOptionalProvider()?.direction === "rtl";
  return (text) => (isRtl && rightToLeft.test(text) ? undefined : "auto");
}
