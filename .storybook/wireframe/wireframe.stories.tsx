import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BottomNav } from "@baize/ui/bottom-nav";
import { BrandMark } from "@baize/ui/brand-mark";
import { Cloth } from "@baize/ui/cloth";
import { Footer } from "@baize/ui/footer";
import { GameGrid } from "@baize/ui/game-grid";
import { Pagination } from "@baize/ui/pagination";
import { Skeleton } from "@baize/ui/skeleton";
import { WinnersBoard } from "@baize/ui/winners-board";
import { lobbyGames } from "../../packages/ui/src/cover/games.fixture.ts";
import { winners } from "../../packages/ui/src/game-grid/front-page.fixture.ts";
import { bottomItems, footerWords } from "../../packages/ui/src/story/shell-fixture.ts";
import "../brand-studio/studio.css";
import { Scene } from "../brand-studio/scene.tsx";
import { leaks } from "../leaks.ts";

const meta = {
  title: "Foundations/Wireframe",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { brand: "wireframe" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A large part of the kit in the grey brand. Anything that is not grey, not square, or in a brand's typeface does not use a
 * token.
 */
export const NothingLeaks: Story = {
  render: () => (
    <div className="studio-stack studio-pad">
      <div className="studio-looks">
        <Scene brand="wireframe" mode="light" title="Wireframe" />
        <Scene brand="wireframe" mode="dark" title="Wireframe" />
      </div>
      <Cloth variant="panel" className="studio-pad">
        <WinnersBoard title="Today’s winners" asOf="as of 14:30" winners={winners} />
      </Cloth>
      <GameGrid aria-label="Lobby" games={lobbyGames.slice(0, 12)} />
      <Pagination pageCount={40} defaultValue={6} edges />
      <Skeleton blockSize="40px" />
      <BottomNav label="Main" items={bottomItems("en")} />
      <Footer brand={<BrandMark name="Wireframe" />} {...footerWords("en")} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(leaks(canvasElement)).toEqual([]);
  },
};

/** Checks the check: a hard-coded colour, corner and typeface are each found and named. */
export const LeaksAreFound: Story = {
  render: () => (
    <p style={{ backgroundColor: "white", color: "rgb(0 91 68)", borderRadius: 6, fontFamily: "Anek Latin" }}>
      ₹48,250.75 in a colour of its own
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(leaks(canvasElement)).toEqual(
      expect.arrayContaining([
        "story p: color is rgb(0, 91, 68)",
        expect.stringContaining("border-radius is 6px"),
        expect.stringContaining("font-family is"),
      ]),
    );
  },
};
