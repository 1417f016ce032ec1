import type { Meta, StoryObj } from "@storybook/react-vite";
import { SceneOf, scenes } from "./scenes.tsx";

// For Chromatic, which draws each in every mode: hidden from the sidebar and the tests, where the same stories exist already.
const meta = {
  title: "Visual",
  tags: ["!dev", "!test", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_args, { name }) => {
    const scene = scenes.find((one) => one.name === name);
    return scene ? (
      <div style={{ maxInlineSize: scene.inline ?? 360 }}>
        <SceneOf scene={scene} />
      </div>
    ) : (
      <p>No scene “{name}”.</p>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = { name: "buttons" };
export const Fields: Story = { name: "fields" };
export const FieldsScripts: Story = { name: "fields-scripts" };
export const Choices: Story = { name: "choices" };
export const Amount: Story = { name: "amount" };
export const Form: Story = { name: "form" };
export const Modal: Story = { name: "modal" };
export const Menu: Story = { name: "menu" };
export const Toasts: Story = { name: "toasts" };
export const Table: Story = { name: "table" };
export const TableCards: Story = { name: "table-cards" };
export const Surfaces: Story = { name: "surfaces" };
export const PrintedBoxes: Story = { name: "printed-boxes" };
export const Games: Story = { name: "games" };
export const Covers: Story = { name: "covers" };
export const BetSlip: Story = { name: "bet-slip" };
export const Odds: Story = { name: "odds" };
export const Winners: Story = { name: "winners" };
export const Draws: Story = { name: "draws" };
export const NavBar: Story = { name: "nav-bar" };
export const TopBar: Story = { name: "top-bar" };
export const BottomNav: Story = { name: "bottom-nav" };
export const TabsAndPages: Story = { name: "tabs-and-pages" };
export const Announcements: Story = { name: "announcements" };
export const LevelAndChart: Story = { name: "level-and-chart" };
export const Messages: Story = { name: "messages" };
export const EmptyAndError: Story = { name: "empty-and-error" };
export const Figures: Story = { name: "figures" };
export const Promotion: Story = { name: "promotion" };
export const Stepper: Story = { name: "stepper" };
export const Filters: Story = { name: "filters" };
export const Footer: Story = { name: "footer" };
