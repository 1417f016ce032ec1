const shown: string[] = [];

/** The errors and warnings that the page wrote to the console since its story was opened. */
export const complaints: readonly string[] = shown;

const text = (value: unknown): string => (value instanceof Error ? value.message : String(value));

/** Records errors and warnings of a story's page. Returns the function that stops it. */
export function recordConsole(): () => void {
  shown.length = 0;
  const { error, warn } = console;
  const recorded =
    (write: typeof console.error): typeof console.error =>
    (...values) => {
      shown.push(values.map(text).join(" "));
      write.apply(console, values);
    };
  console.error = recorded(error);
  console.warn = recorded(warn);
  return () => {
    console.error = error;
    console.warn = warn;
  };
}
