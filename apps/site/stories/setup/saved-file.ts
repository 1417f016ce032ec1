import { screen, waitFor, within } from "storybook/test";

/** Presses a record's "Save as CSV" and reads what the browser was given to keep: its lines, the byte order mark left out. */
export async function savedLines(press: (button: HTMLElement) => Promise<void>, name: RegExp): Promise<string[]> {
  const kept: Blob[] = [];
  const real = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    kept.push(file);
    return real(file);
  };
  try {
    await press(await within(screen.getByRole("dialog")).findByRole("button", { name }));
    const file = await waitFor(() => {
      const [one] = kept;
      if (!one) throw new Error("Nothing was saved");
      return one;
    });
    return (await file.text()).split("\r\n").filter((line) => line !== "");
  } finally {
    URL.createObjectURL = real;
  }
}
