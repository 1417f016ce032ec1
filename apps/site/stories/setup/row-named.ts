import { screen } from "storybook/test";

/** The row of a table with this text in it. */
export const rowNamed = (text: string): HTMLElement => screen.getByRole("row", { name: new RegExp(text) });
