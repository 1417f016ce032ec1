/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko. */
const rightToLeft = /[\u0590-\u08ff]/;
/** Inside a value they could reverse the sentence around it. */
const controls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Puts a value of another direction between isolates, so that it keeps its own order and leaves that of the sentence. */
export function isolate(value: string, direction: "ltr" | "rtl"): string {
  const clean = value.replaceAll(controls, "");
  return rightToLeft.test(clean) === (direction === "rtl") ? clean : `\u2068${clean}\u2069`;
}
