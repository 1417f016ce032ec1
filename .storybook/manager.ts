import { createElement, useEffect, useState } from "react";
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { wantsWords, withWords } from "../packages/ui/src/story/with-words.ts";
import { initialGlobals, lookOf } from "./globals.ts";
import type { Themes } from "./brand-themes.ts";

declare global {
  /** From `main.ts`: the themes of every brand, those that are a file alone too. */
  var baizeThemes: Readonly<Record<string, Themes>>;
}

const themeBy = (globals: Record<string, unknown>) => {
  const { theme, brand } = lookOf(globals);
  const themes = baizeThemes[brand] ?? Object.values(baizeThemes)[0];
  return themes?.[theme === "dark" ? "dark" : "light"];
};

const pageEvents = ["docsRendered", "storyRendered", "storyMissing", "storyErrored", "storyThrewException"];

/** Whether the first page has been drawn, or could not be. */
function useFirstPage(): boolean {
  const api = useStorybookApi();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const done = () => setDrawn(true);
    for (const event of pageEvents) api.once(event, done);
    return () => {
      for (const event of pageEvents) api.off(event, done);
    };
  }, [api]);
  return isDrawn;
}

const SEARCH_FIELD = "#storybook-explorer-searchfield";

/** Whether the focus has been in the search field. */
function useSearch(): boolean {
  const [isSearching, setSearching] = useState(() => document.activeElement?.matches(SEARCH_FIELD) ?? false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(SEARCH_FIELD)) setSearching(true);
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);
  return isSearching;
}

/**
 * Adds search terms to Storybook's index whenever it is loaded; draws nothing. It waits for the first page or for a person who
 * searches before that, because the sidebar is computed anew with each index, on the thread that draws the page.
 */
function Words() {
  const { internal_index: index } = useStorybookState();
  const api = useStorybookApi();
  const isDrawn = useFirstPage();
  const isSearching = useSearch();
  useEffect(() => {
    if (!index || !wantsWords(index)) return undefined;
    const add = () => void api.setIndex({ ...index, ...withWords(index) });
    if (isSearching) add();
    if (isSearching || !isDrawn) return undefined;
    const asked = requestIdleCallback(add);
    return () => cancelIdleCallback(asked);
  }, [index, api, isDrawn, isSearching]);
  return null;
}

const firstTheme = themeBy(initialGlobals);
let shownTheme = JSON.stringify(firstTheme);

/** Draws Storybook's own parts in the theme and brand of the toolbar. */
function Looks() {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const theme = themeBy(globals);
  const key = JSON.stringify(theme);
  useEffect(() => {
    // The same theme again would style every part of the window anew.
    if (key === shownTheme) return;
    shownTheme = key;
    api.setOptions({ theme });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the theme is made anew by each render; its key says whether it differs
  }, [api, key]);
  return null;
}

addons.setConfig({ theme: firstTheme });

const tools = { words: Words, looks: Looks };
for (const [name, part] of Object.entries(tools))
  addons.register(`baize/${name}`, () => {
    addons.add(`baize/${name}/tool`, { type: types.TOOL, title: name, render: () => createElement(part) });
  });
