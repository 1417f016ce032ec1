import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { longGerman, longHindi, arabicName } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Badge } from "../badge/badge.tsx";
import { Balls } from "../ball/balls.tsx";
import { Button } from "../button/button.tsx";
import { Cloth } from "../cloth/cloth.tsx";
import { Countdown } from "../countdown/countdown.tsx";
import { Odds } from "../odds/odds.tsx";
import { Page } from "../page/page.tsx";
import { keyboard } from "./banner.keyboard.ts";
import { Banner } from "./banner.tsx";
import { BannerSlide } from "./banner-slide.tsx";

const choices = [
  { id: "mi", label: "Mumbai", odds: "1.62" },
  { id: "csk", label: "Chennai", odds: "2.35" },
  { id: "tie", label: "Tie", odds: "34.00" },
];

const match = (
  <BannerSlide
    key="match"
    state={
      <>
        <Badge tone="live">Live</Badge> Wankhede · match winner
      </>
    }
    subject="Mumbai v Chennai"
    figure="142/3"
    figureNote="14.2 overs"
    motif="wicket"
    palette={10}
  >
    <Odds aria-label="Match winner" items={choices} defaultValue="csk" />
  </BannerSlide>
);
const draw = (
  <BannerSlide
    key="draw"
    state="Next draw"
    subject="Mizoram evening 18:00"
    href="#draw"
    figure={<Countdown deadline={1_000_252_000} clock={() => 1_000_000_000} />}
    motif="balls"
    palette={6}
  >
    <Balls numbers={["17", "04", "36", "28", "09"]} />
  </BannerSlide>
);
const rebate = (
  <BannerSlide key="rebate" figureFirst figure="0.8%" figureTone="win" subject="Rebate every Monday" motif="wheel" palette={2}>
    <p>On all slot bets of the past week. No code.</p>
    <Button asChild variant="primary" size="sm">
      <a href="#terms">See the conditions</a>
    </Button>
  </BannerSlide>
);

const meta = {
  title: "Media/Banner",
  component: Banner,
  parameters: { layout: "fullscreen" },
  args: { "aria-label": "Banners", children: [match, draw, rebate] },
  decorators: [
    (Render) => (
      <Cloth variant="edge" style={{ paddingBlock: "16px 56px" }}>
        <Page>
          <Render />
        </Page>
      </Cloth>
    ),
  ],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bring a slide by its dot; only the slide in view can be reached. */
export const Match: Story = {
  play: async ({ canvas, userEvent }) => {
    const slides = canvas.getAllByRole("group", { name: /of 3/, hidden: true });
    await expect(slides).toHaveLength(3);
    await expect(slides[1]).toHaveAttribute("inert");
    await userEvent.click(canvas.getByRole("button", { name: "2 of 3" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "2 of 3" })).toHaveAttribute("aria-current", "true"));
    await waitFor(() => expect(slides[1]).not.toHaveAttribute("inert"));
    await expect(slides[0]).toHaveAttribute("inert");
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await waitFor(() => expect(slides[0]).not.toHaveAttribute("inert"));
    await expect(canvas.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
  },
};

const blue = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#15407a"/></svg>')}`;

const pictured = (image: string) => (
  <BannerSlide key={image} subject="Mumbai v Chennai" figure="142/3" motif="wicket" palette={10} image={image} />
);
const picture = "[data-component=lazy-image]";
const drawing = "[data-component=banner-slide] > :last-child > svg";

/** A brand's picture in place of the motif. */
export const Picture: Story = {
  args: { children: [pictured(blue)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(`${picture}[data-state=loaded] img`)).not.toBeNull());
    await expect(canvasElement.querySelector(drawing)).toBeNull();
  },
};

/** The motif returns where the picture cannot be loaded. */
export const PictureMissing: Story = {
  args: { children: [pictured("data:,")] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(picture)).toBeNull(), { timeout: 8000 });
    await expect(canvasElement.querySelector(drawing)).not.toBeNull();
  },
};

/** Arrow keys on the dots follow the line of text: left goes on in right-to-left. */
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    const rtl = document.documentElement.dir === "rtl";
    const [onwards, back, choose, through] = keyboard.map((row) => `{${rtl ? row.rtlKeys : row.keys}}`);
    const dot = (place: number) => canvas.getByRole("button", { name: `${place} of 3` });
    dot(1).focus();
    await userEvent.keyboard(onwards ?? "");
    await waitFor(() => expect(dot(2)).toHaveAttribute("aria-current", "true"));
    await expect(dot(1)).toHaveFocus();
    await userEvent.keyboard(back ?? "");
    await waitFor(() => expect(dot(1)).toHaveAttribute("aria-current", "true"));
    await userEvent.keyboard(back ?? "");
    await expect(dot(1)).toHaveAttribute("aria-current", "true");
    dot(3).focus();
    await userEvent.keyboard(choose ?? "");
    await waitFor(() => expect(dot(3)).toHaveAttribute("aria-current", "true"));
    await expect(dot(3)).toHaveFocus();
    await userEvent.keyboard(through ?? "");
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveFocus();
    // The shown slide's own link is before the controls; those of the others cannot be reached.
    await userEvent.tab({ shift: true });
    for (let turn = 0; turn < 4; turn += 1) await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: "See the conditions" })).toHaveFocus();
  },
};
/** One slide: the next draw, with its countdown. */
export const Draw: Story = { args: { children: [draw] } };
/** One slide: an offer that says its figure first. */
export const Offer: Story = { args: { children: [rebate] } };
/** Below a heading that says what it is about. */
export const FigureAlone: Story = {
  args: {
    children: [
      <BannerSlide key="figure" figure="₹500" motif="coins" palette={3}>
        <Button variant="primary">Register</Button>
      </BannerSlide>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₹500")).toBeVisible();
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
export const Hindi: Story = {
  args: {
    "aria-label": "बैनर",
    children: [
      <BannerSlide
        key="match"
        lang="hi"
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
      </BannerSlide>,
      draw,
    ],
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    "aria-label": "لافتات",
    children: [
      <BannerSlide
        key="match"
        lang="ar"
        state={
          <>
            <Badge tone="live">مباشر</Badge> وانكيدي · الفائز بالمباراة
          </>
        }
        subject="مومباي ضد تشيناي"
        figure="142/3"
        figureNote="14.2 أوفر"
        motif="wicket"
        palette={10}
      >
        <Odds aria-label="الفائز بالمباراة" items={choices} />
      </BannerSlide>,
      draw,
    ],
  },
  globals: { language: "ar" },
};
export const LongText: Story = {
  args: {
    children: [
      <BannerSlide
        key="long"
        state="Internationale Freundschaftsspiele · Gesamtzahl der Läufe im ersten Durchgang"
        subject="Royal Challengers Bengaluru v Kolkata Knight Riders, second qualifying match"
        figure="₹12,34,56,789"
        figureNote="as of 14:30, all pools together"
        motif="pitch"
        palette={3}
      >
        <Odds
          aria-label="Match winner"
          items={[
            { id: "a", label: "Royal Challengers Bengaluru", odds: "1.62" },
            { id: "b", label: "Kolkata Knight Riders", odds: "112.35" },
            { id: "c", label: "Unentschieden", odds: "34.00", disabled: true },
          ]}
        />
      </BannerSlide>,
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "mobile1" } } };
/** No slide, words that cannot break, figures of 23 digits, a sign and a palette that are none. */
export const Bounds: Story = {
  args: { children: [] },
  render: (args) => (
    <Cases inline={600}>
      {[longGerman, longHindi, arabicName].map((text) => (
        <Case key={text} of={text.slice(0, 8)}>
          <Banner {...args} aria-label={text}>
            <BannerSlide
              state={text}
              subject={text}
              figure="₹9,99,99,99,99,99,99,99,99,999.00"
              figureNote={text}
              motif="wheel"
              palette={Number.NaN}
            >
              <Button size="sm">{text}</Button>
            </BannerSlide>
          </Banner>
        </Case>
      ))}
      <Case of="No slide">
        <Banner {...args} aria-label="No slide" />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 4);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
