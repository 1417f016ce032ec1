import { expect, screen, waitFor } from "storybook/test";

/** No list is open any more. */
export const closed = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
/** The labels of the options that are drawn. */
export const options = () =>
  screen.queryAllByRole("option").map((option) => option.querySelector("span")?.firstChild?.textContent);
/** Waits until an option with these words is pointed at. */
export const at = (name: string) =>
  waitFor(() => expect(document.querySelector("[role=option][data-highlighted]")).toHaveTextContent(name));
