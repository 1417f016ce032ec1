import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ToldAnswers } from "./answers.ts";
import { closed, setTheStage, settled } from "./set-the-stage.ts";
import { Stage } from "./stage.tsx";

const meta = {
  title: "Screens/Whole site",
  component: Stage,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setTheStage,
  play: settled,
  args: { address: "/no/such/page" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The way to support is that of the status: a list of ways is sealed for whoever asked, so none was recorded. */
const answersOf = (status: 1 | 2): ToldAnswers => ({
  "system.status": (value) => ({ ...value, status }),
  "support.service": { refused: "system.busy" },
});

export const NotFound: Story = {};
export const Maintenance: Story = { args: { address: "/help", answers: answersOf(1) }, play: closed };
export const RegionBlocked: Story = { args: { address: "/help", answers: answersOf(2) }, play: closed };
