import { createElement, useEffect } from "react";
import { brands } from "@baize/tokens/brands";
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { wantsWords, withWords } from "../packages/ui/src/story/with-words.ts";
import { initialGlobals, lookOf } from "./globals.ts";
import { themeOf } from "./theme.ts";

const themeBy = (globals: Record<string, unknown>) => {
  const { theme, brand: name } = lookOf(globals);
  const brand = brands.find((one) => one.name === name) ?? brands[0];
  return brand && themeOf(brand, theme === "dark" ? "dark" : "light");
};

/** Adds search terms to Storybook's index whenever it is loaded; draws nothing. */
function Words() {
  const { internal_index: index } = useStorybookState();
  const api = useStorybookApi();
  useEffect(() => {
    if (index && wantsWords(index)) void api.setIndex({ ...index, ...withWords(index) });
  }, [index, api]);
  return null;
}

/** Draws Storybook's own parts in the theme and brand of the toolbar. */
function Looks() {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const theme = themeBy(globals);
  const key = JSON.stringify(theme);
  useEffect(() => {
    api.setOptions({ theme });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the theme is made anew by each render; its key says whether it differs
  }, [api, key]);
  return null;
}

addons.setConfig({ theme: themeBy(initialGlobals) });

const tools = { words: Words, looks: Looks };
for (const [name, part] of Object.entries(tools))
  addons.register(`baize/${name}`, () => {
    addons.add(`baize/${name}/tool`, { type: types.TOOL, title: name, render: () => createElement(part) });
  });
