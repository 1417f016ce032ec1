import type { Page } from "playwright";

type Value = Record<string, unknown>;

/** Changes an answer of the server on its way to the page. */
export const changeAnswer = (page: Page, path: string, to: (value: Value) => object): Promise<unknown> =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const { value } = (await response.json()) as { value: Value };
    await route.fulfill({ response, json: { success: true, value: { ...value, ...to(value) } } });
  });

/** Closes the games of a list as if their vendor had not opened them: the vendor of the tests opens all of its own. */
export const notOpen = ({ items }: Value): object => ({
  items: (items as Value[]).map((game) => ({ ...game, launchable: false })),
});
