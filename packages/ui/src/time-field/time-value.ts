import { parseTime, type Time } from "@internationalized/date";

/** `HH:mm` or `HH:mm:ss` as a time; null for any other text. */
export function timeOf(text: string | undefined): Time | null {
  if (!text || !/^\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

const two = (part: number) => String(part).padStart(2, "0");

/** A time as `HH:mm`, or `HH:mm:ss` with `seconds`; the empty string without one. */
export function textOf(time: Pick<Time, "hour" | "minute" | "second"> | null, seconds = false): string {
  if (!time) return "";
  const short = `${two(time.hour)}:${two(time.minute)}`;
  return seconds ? `${short}:${two(time.second)}` : short;
}
