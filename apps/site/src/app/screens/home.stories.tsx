import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import type { ToldAnswers } from "./answers.ts";
import { greeted, setTheStage, settled, waiting } from "./set-the-stage.ts";
import { Stage } from "./stage.tsx";

/** As much of each list as shows what it is: what comes again is gone over again by every gate. */
const aFew: ToldAnswers = {
  "games.popular": ({ items, ...rest }) => ({ ...rest, items: items.slice(0, 8) }),
  "games.vendors": ({ lanes }) => ({ lanes: lanes.slice(0, 4) }),
};
const meta = {
  title: "Screens/Home",
  component: Stage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setTheStage,
  play: settled,
  args: { address: "/", answers: aFew },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
/** Signed in for more than an hour: the session clock stands in the header. */
export const Member: Story = {
  args: {
    as: "member",
    answers: { ...aFew, "responsibleGambling.session": (value) => ({ ...value, startedAt: value.asOf - 72 * 60_000 }) },
  },
  play: async (context) => {
    await settled(context);
    const clock = await screen.findByRole("button", { name: /^1:12/ });
    await expect(clock).toHaveTextContent("1:12");
  },
};
/** The server does not answer yet: the shape of what comes. */
export const Loading: Story = {
  args: { answers: { "notice.get": "never", "winners.list": "never", "games.popular": "never", "games.menus": "never" } },
  play: waiting,
};
/** What the house says by itself, once the page stands. */
export const Gift: Story = { args: { address: "/help", greets: true }, play: greeted };
export const Notices: Story = {
  args: { address: "/help", greets: true, answers: { "gift.get": (value) => ({ ...value, gift: null }) } },
  play: greeted,
};
const busy = { refused: "system.busy" } as const;
/** Each part says for itself why it did not come. */
export const Failing: Story = {
  args: {
    answers: { "notice.get": busy, "winners.list": busy, "draws.opened": busy, "games.popular": busy, "games.vendors": busy },
  },
};
