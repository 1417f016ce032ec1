import { expect, screen, waitFor } from "storybook/test";
import { firstOf } from "./first-of.ts";
import { currentStory } from "./story-context.ts";

const notices = () => screen.queryAllByText(currentStory().messages.t("frozen.title", { ns: "common" }));

/** Where the notice leads: an agent to the overview, anybody else to support. */
const ONWARD = { agent: "agent%2FagentTeamOverview", support: "overlay=support" } as const;

/** The page says so before anything is typed, as often as something cannot be done, and leads on. */
export async function expectFrozenNotices(count: number, onward: keyof typeof ONWARD): Promise<void> {
  await waitFor(() => expect(notices()).toHaveLength(count));
  const links = `[data-component=alert] a[href*='${ONWARD[onward]}']`;
  await waitFor(() => expect(document.querySelectorAll(links)).toHaveLength(count));
}

/** The page has loaded all but this call, which would say whether money is frozen: nothing says that it is. */
export async function expectUnknown(call: "income.state" | "points.balance"): Promise<void> {
  const { queries } = currentStory();
  const isIt = ({ queryKey: [id] }: { readonly queryKey: readonly unknown[] }) => id === call;
  await waitFor(() => {
    void expect(queries.isFetching({ predicate: isIt })).toBe(1);
    void expect(queries.isFetching()).toBe(1);
  });
  await expectNoNotice();
}

/** Nothing says that money is frozen. */
export const expectNoNotice = async (): Promise<void> => await expect(notices()).toEqual([]);

const isClosed = ({ ariaDisabled }: HTMLElement): boolean => ariaDisabled === "true";

/** The button takes focus, ignores presses, and has this text as its description. A centre's menu may have an entry of the same name. */
export async function expectClosed(name: string, why: string): Promise<void> {
  const button = firstOf((await screen.findAllByRole("button", { name })).filter(isClosed));
  button.focus();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute("type", "button");
  await expect(button).toHaveAccessibleDescription(why);
  button.click();
  // A form that was sent says what is missing in it once it is drawn, and a call that was sent is a mutation.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await expect(document.querySelector("[aria-invalid=true]")).toBeNull();
  await expect(currentStory().queries.isMutating()).toBe(0);
}
