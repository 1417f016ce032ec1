/** Whole seconds left; nothing for a moment that has passed or is none. */
const whole = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0);
const two = (value: number) => String(value).padStart(2, "0");

/** `mm:ss`, or `hh:mm:ss` from an hour on. `seconds` below nothing count as nothing. */
export function clockText(seconds: number): string {
  const left = whole(seconds);
  const hours = Math.floor(left / 3600);
  const tail = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return hours > 0 ? `${two(hours)}:${tail}` : tail;
}

/** ISO 8601 duration for `<time>`: PT252S. */
export function durationOf(seconds: number): string {
  return `PT${whole(seconds)}S`;
}
