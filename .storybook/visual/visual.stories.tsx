import type { Meta, StoryObj } from "@storybook/react-vite";
import { chromaticModes } from "./modes.ts";
import { scenes } from "./scenes.tsx";

// Not at the side and not among the tests: the parts are there already. For Chromatic, which draws each in every mode.
const meta = {
  title: "Visual",
  tags: ["!dev", "!test", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: false, modes: chromaticModes } },
  render: (_args, { name }) => <div style={{ maxInlineSize: 1100 }}>{scenes.find((scene) => scene.name === name)?.draw()}</div>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = { name: "buttons" };
export const Fields: Story = { name: "fields" };
export const FieldsOnCloth: Story = { name: "fields-on-cloth" };
export const FormWithErrors: Story = { name: "form-with-errors" };
export const Choices: Story = { name: "choices" };
export const Amount: Story = { name: "amount" };
export const ModalOpen: Story = { name: "modal-open" };
export const MenuOpen: Story = { name: "menu-open" };
export const Table: Story = { name: "table" };
export const TablePhone: Story = { name: "table-phone" };
export const Cards: Story = { name: "cards" };
export const PrintedBoxes: Story = { name: "printed-boxes" };
export const GameGrid: Story = { name: "game-grid" };
export const Covers: Story = { name: "covers" };
export const Winners: Story = { name: "winners" };
export const Draws: Story = { name: "draws" };
export const Odds: Story = { name: "odds" };
export const NavBar: Story = { name: "nav-bar" };
export const TopBar: Story = { name: "top-bar" };
export const BottomNav: Story = { name: "bottom-nav" };
export const TabsAndPages: Story = { name: "tabs-and-pages" };
export const Announcements: Story = { name: "announcements" };
export const EmptyAndError: Story = { name: "empty-and-error" };
export const Messages: Story = { name: "messages" };
export const Figures: Story = { name: "figures" };
export const Promotion: Story = { name: "promotion" };
export const Filters: Story = { name: "filters" };
export const Footer: Story = { name: "footer" };
