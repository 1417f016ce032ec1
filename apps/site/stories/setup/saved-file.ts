import { screen, waitFor, within } from "storybook/test";

/** Presses "Save as CSV" of a record and returns the lines of the saved file, without the byte order mark. */
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
