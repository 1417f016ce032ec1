import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../link/link.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Money } from "./money.tsx";
import { moneyParts } from "./money-parts.ts";

const rupees = (amount: bigint, rest: Partial<Parameters<typeof moneyParts>[0]> = {}) =>
  moneyParts({ amount, currency: "INR", locale: "en-IN", ...rest });

const meta = { title: "Text/Money", component: Money, args: { parts: rupees(4_825_075n) } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An amount in a sentence. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/48,250/)).toHaveTextContent("₹48,250.75");
  },
};
/** Minor units at half size: in balances only. */
export const Balance: Story = { args: { variant: "balance", size: "hero" } };
/** A net result with its sign. */
export const Won: Story = {
  args: { variant: "net", size: "lg", parts: rupees(384_000n, { signed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3,840/)).toHaveTextContent("+₹3,840.00");
  },
};
/** A true minus, U+2212, is before the symbol. */
export const Lost: Story = {
  args: { variant: "net", size: "lg", parts: rupees(-100_000n, { signed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,000/)).toHaveTextContent("\u2212₹1,000.00");
  },
};
export const Nothing: Story = { args: { variant: "net", size: "lg", parts: rupees(0n, { signed: true }) } };
/** Without minor units where there are none. */
export const WithoutMinorUnits: Story = { args: { parts: rupees(48_260_000n, { minor: "ifAny" }), size: "lg" } };
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2} align="start">
      {(["sm", "md", "lg", "xl", "hero"] as const).map((size) => (
        <Money key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
/** Underlined as the words of a link are. */
export const InALink: Story = {
  args: { variant: "net", parts: rupees(-100_000n, { signed: true }) },
  render: (args) => (
    <Link href="#bets">
      <Money {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/1,000/)).textDecorationLine).toBe("underline");
  },
};
/** Left-to-right and whole inside Arabic text. */
export const InArabic: Story = {
  render: (args) => (
    <Text lang="ar" dir="rtl">
      يمكنك سحب ما يصل إلى <Money {...args} /> اليوم.
    </Text>
  ),
};
export const InHindi: Story = {
  render: () => (
    <Text lang="hi">
      आज की जीत <Money parts={rupees(12_345_678_900n, { locale: "hi-IN" })} /> है।
    </Text>
  ),
};
/** Currencies with other symbols and decimals. */
export const Currencies: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Money parts={moneyParts({ amount: 1_250_000n, currency: "VND", locale: "vi" })} />
      <Money parts={moneyParts({ amount: 125_050n, currency: "THB", locale: "th" })} />
      <Money parts={moneyParts({ amount: 125_050n, currency: "EUR", locale: "de" })} />
      <Money parts={moneyParts({ amount: 125_050n, currency: "POINTS", symbol: "P ", locale: "en" })} />
    </Stack>
  ),
};
/** Sums beyond any float, and a code that no standard knows: every digit is there. */
export const Bounds: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Money parts={rupees(10n ** 23n + 7n)} size="lg" />
      <Money parts={rupees(-(10n ** 23n) - 7n, { signed: true })} variant="net" size="lg" />
      <Money parts={rupees(10n ** 20n, { currency: "CHIPS", digits: 0 })} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [won, lost, chips] = [...canvasElement.querySelectorAll("bdi")].map((sum) => sum.textContent?.replaceAll(",", ""));
    await expect(won).toBe("₹1000000000000000000000.07");
    await expect(lost).toBe("\u2212₹1000000000000000000000.07");
    await expect(chips).toBe("CHIPS100000000000000000000");
  },
};
