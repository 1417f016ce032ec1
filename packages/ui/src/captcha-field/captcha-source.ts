// How the base64 of each picture format begins.
const formats = [
  ["iVBOR", "png"],
  ["/9j/", "jpeg"],
  ["R0lG", "gif"],
  ["UklG", "webp"],
  ["PHN2", "svg+xml"],
  ["PD94", "svg+xml"],
] as const;

/** The address of a captcha that is base64 or an image's address. Undefined for anything else. */
export function captchaSource(image: string): string | undefined {
  if (/^(data:image\/|https:\/\/|blob:|\/(?!9j\/))/.test(image)) return image;
  const format = formats.find(([start]) => image.startsWith(start))?.[1];
  return format ? `data:image/${format};base64,${image}` : undefined;
}
