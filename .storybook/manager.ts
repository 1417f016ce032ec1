import { createElement, useEffect } from "react";
import { addons, types, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { wantsWords, withWords } from "../packages/ui/src/story/with-words.ts";

/** Adds search terms to Storybook's index whenever it is loaded; draws nothing. */
function Words() {
  const { internal_index: index } = useStorybookState();
  const api = useStorybookApi();
  useEffect(() => {
    if (index && wantsWords(index)) void api.setIndex({ ...index, ...withWords(index) });
  }, [index, api]);
  return null;
}

addons.register("baize/words", () => {
  addons.add("baize/words/search", { type: types.TOOL, title: "Words", render: () => createElement(Words) });
});
