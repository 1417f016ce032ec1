import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { brokenPicture, longGerman, longHindi, longAddress, arabicName } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { RichText } from "./rich-text.tsx";

const meta = {
  title: "Text/RichText",
  component: RichText,
  args: {
    html: `<h1>Weekly rebate</h1><p>Paid <b>every Monday at 12:00</b> to your wallet; see <a href="/help">the rules</a> or <a href="https://example.org">the licence</a>.</p>
      <ul><li>0.8% of valid bets on slots</li><li>0.5% on live tables</li></ul>
      <blockquote>Bets that were void or tied do not count.</blockquote>
      <table><caption>By level</caption><thead><tr><th>Level</th><th>Rate</th><th>At most</th></tr></thead><tbody><tr><td>VIP 1</td><td>0.5%</td><td>₹5,000</td></tr><tr><td>VIP 3</td><td>0.8%</td><td>₹20,000</td></tr></tbody></table>
      <ol><li>Play</li><li>Wait for Monday</li></ol><hr><p><small>Terms of 1 November 2026.</small></p>`,
    under: 1,
  },
  decorators: [
    (Story) => (
      <article>
        <h1>Promotions</h1>
        {Story()}
      </article>
    ),
  ],
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every element that a text may have. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Weekly rebate" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "the licence" })).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
  },
};
export const Hindi: Story = {
  args: { html: "<h1>साप्ताहिक रिबेट</h1><p>हर सोमवार 12:00 बजे आपके वॉलेट में। <b>रद्द दाँव</b> नहीं गिने जाते।</p>" },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { html: "<h1>الاسترداد الأسبوعي</h1><p>يُدفع كل اثنين إلى محفظتك.</p><ul><li>⁦0.8%⁩ على السلوتس</li></ul>" },
  globals: { language: "ar" },
};
/** A table wider than the text scrolls by itself, by keyboard too. */
export const WideTable: Story = {
  args: {
    html: `<table><tbody><tr>${Array.from({ length: 12 }, (_, index) => `<td>Column ${index + 1}</td>`).join("")}</tr></tbody></table>`,
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector("table");
    // Whether it scrolls is known once it has been laid out.
    await waitFor(() => expect(table).toHaveAttribute("tabindex", "0"));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
const hostile = `<p onclick="window.hit=1">Free</p><script>window.hit=1</script><img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">Link</a><form><input></form>`;
/** Nothing, what is no markup, what attacks, words that cannot break, both directions, ten thousand paragraphs' worth of one. */
export const Bounds: Story = {
  render: () => (
    <Cases>
      <Case of="Nothing">
        <RichText html="" />
      </Case>
      <Case of="Never closed">
        <RichText html="<ul><li><b>Paid <i>every <table><tr><td>Monday" />
      </Case>
      <Case of="Hostile">
        <RichText html={hostile} />
      </Case>
      <Case of="Long words" text={longGerman}>
        <RichText
          under={1}
          html={`<h1>${longHindi}</h1><p>${longGerman}</p><p><a href="${longAddress}">${longAddress}</a></p><pre>${longAddress}</pre>`}
        />
      </Case>
      <Case of="Arabic among Latin" text={arabicName} apart>
        <RichText html={`<p>${arabicName}</p>`} />
      </Case>
      <Case of="A picture that fails">
        <RichText html={`<p>Step 1</p><img src="${brokenPicture}" alt="The bank’s app" width="4000" height="10">`} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 6);
    await expect(window).not.toHaveProperty("hit");
    await expect(canvasElement.querySelector("script, form, input, [onclick], [onerror], [href^=javascript]")).toBeNull();
  },
};
