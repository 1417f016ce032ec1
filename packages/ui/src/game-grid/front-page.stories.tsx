import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Banner } from "../banner/banner.tsx";
import { BannerSlide } from "../banner/banner-slide.tsx";
import { CategoryTiles } from "../category-tiles/category-tiles.tsx";
import { Cloth } from "../cloth/cloth.tsx";
import { hot, popularGames } from "../cover/games.fixture.ts";
import { DrawCard } from "../draw-card/draw-card.tsx";
import { DrawList } from "../draw-card/draw-list.tsx";
import { Grid } from "../grid/grid.tsx";
import { Link } from "../link/link.tsx";
import { Odds } from "../odds/odds.tsx";
import { Page } from "../page/page.tsx";
import { PromotionCard } from "../promotion-card/promotion-card.tsx";
import { SectionHeading } from "../section-heading/section-heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { VendorRow } from "../vendor-row/vendor-row.tsx";
import { WinnersBoard } from "../winners-board/winners-board.tsx";
import { draws, vendorRows, promotions, categories, winners } from "./front-page.fixture.ts";
import { GameGrid } from "./game-grid.tsx";

/** The home page's body from the kit's parts, to be held against the drawn one. */
const meta = { title: "Patterns/Front page", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Hero() {
  return (
    <Cloth as="section" variant="edge" style={{ paddingBlock: "16px 48px" }}>
      <Page>
        <CategoryTiles aria-label="श्रेणियाँ" items={categories} current="live" style={{ marginBlockEnd: 16 }} />
        <Grid layout="rail">
          <Banner aria-label="बैनर">
            <BannerSlide
              state={
                <>
                  <Badge tone="live">लाइव</Badge> वानखेड़े · मैच का विजेता
                </>
              }
              subject="मुंबई बनाम चेन्नई"
              figure="142/3"
              figureNote="14.2 ओवर"
              motif="wicket"
              palette={10}
            >
              <Odds
                aria-label="मैच का विजेता"
                defaultValue="csk"
                items={[
                  { id: "mi", label: "मुंबई", odds: "1.62" },
                  { id: "csk", label: "चेन्नई", odds: "2.35" },
                  { id: "tie", label: "टाई", odds: "34.00" },
                ]}
              />
            </BannerSlide>
            <BannerSlide state="अगला ड्रॉ" subject="मिज़ोरम शाम 18:00" href="#draw" figure="04:12" motif="balls" palette={6} />
          </Banner>
          <WinnersBoard title="आज के विजेता" asOf="14:30 तक" winners={winners} />
        </Grid>
      </Page>
    </Cloth>
  );
}

function Section({ title, more, children }: { title: string; more?: string; children: ReactNode }) {
  const action = more && (
    <Link standalone href="#all">
      {more}
    </Link>
  );
  return (
    <section>
      <SectionHeading title={title} action={action} />
      {children}
    </section>
  );
}

/** The front page made of the kit's parts. */
export const Home: Story = {
  render: () => (
    <div lang="hi">
      <Hero />
      <Page style={{ paddingBlock: 40 }}>
        <Stack gap={10}>
          <Section title="ताज़ा ड्रॉ" more="सभी नतीजे">
            <DrawList>
              {draws.map((draw) => (
                <DrawCard key={draw.issue} {...draw} />
              ))}
            </DrawList>
          </Section>
          <Section title="लोकप्रिय" more="सभी 1,240">
            <GameGrid variant="popular" all={{ figure: "1,240", label: "सभी खेल", href: "#all" }} games={hot(popularGames)} />
          </Section>
          <Grid layout="halves">
            {vendorRows.map(({ name, count, vendors }) => (
              <VendorRow
                key={name}
                legend={name}
                count={count}
                action={
                  <Link standalone href="#all">
                    सभी
                  </Link>
                }
                vendors={vendors.map((vendor, place) =>
                  place === 0 ? { ...vendor, badge: <Badge tone="live">हॉट</Badge> } : vendor,
                )}
              />
            ))}
          </Grid>
          <Section title="प्रमोशन" more="सभी 11">
            <Grid layout="thirds">
              {promotions.map((promotion) => (
                <PromotionCard key={promotion.title} {...promotion} />
              ))}
            </Grid>
          </Section>
        </Stack>
      </Page>
    </div>
  ),
};
