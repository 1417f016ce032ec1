import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { vars } from "@baize/tokens/contract";
import * as css from "./specimen.css.ts";

const meta = { title: "Foundations/Type", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ["2xs", "xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl"] as const;
/** The sizes of type, by name. */
export const Scale: Story = {
  render: () => (
    <div className={css.page}>
      <dl>
        {sizes.map((size) => (
          <div key={size} className={css.line}>
            <dt className={css.note}>font.size.{size}</dt>
            <dd className={css.sample} style={{ fontSize: vars.font.size[size], margin: 0 }}>
              तीन पत्ती · Pearl Monsoon
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ),
};

const roles = [
  ["text", "You can withdraw up to ₹41,830.75"],
  ["medium", "Account record"],
  ["strong", "This ends another contract"],
  ["heading", "मुंबई बनाम चेन्नई"],
  ["button", "Place ₹300"],
  ["figure", "₹48,250.75"],
] as const;
/** Weight and width do the work of colour: figures are condensed, heavy and tabular, like a tote board. */
export const Weights: Story = {
  render: () => (
    <div className={css.page}>
      <dl>
        {roles.map(([role, words]) => (
          <div key={role} className={css.line}>
            <dt className={css.note}>{role}</dt>
            <dd className={css.type[role]} style={{ margin: 0 }}>
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ),
};

const scripts = [
  ["en", "Latin", "Pearl Monsoon", "Play is entertainment, not income. ₹48,250.75"],
  ["hi", "Devanagari", "मोती की बरसात", "खेल मनोरंजन है, कमाई का ज़रिया नहीं। ₹48,250.75"],
  ["ne", "Devanagari, Nepali", "मनसुनको मोती", "खेल मनोरञ्जन हो, कमाइको बाटो होइन।"],
  ["bn", "Bengali", "মুক্তার বর্ষা", "খেলা বিনোদন, আয়ের পথ নয়।"],
  ["ta", "Tamil", "முத்து மழை", "விளையாட்டு பொழுதுபோக்கு, வருமானம் அல்ல."],
  ["te", "Telugu", "ముత్యాల వాన", "ఆట వినోదం, ఆదాయం కాదు."],
  ["ar", "Arabic", "لؤلؤ الرياح", "اللعب ترفيه وليس مصدر دخل. ₹48,250.75"],
  ["fa", "Persian", "مروارید باران", "بازی سرگرمی است، نه درآمد."],
  ["ur", "Urdu", "موتی برسات", "کھیل تفریح ہے، کمائی کا ذریعہ نہیں۔"],
  ["th", "Thai", "มรสุมไข่มุก", "การเล่นคือความบันเทิง ไม่ใช่รายได้"],
  ["km", "Khmer", "មូសុងគជ់", "ការលេងគឺជាការកម្សាន្ត មិនមែនជាចំណូលទេ"],
  ["lo", "Lao", "ລົມມໍລະສຸມມຸກ", "ການຫຼິ້ນແມ່ນຄວາມບັນເທີງ ບໍ່ແມ່ນລາຍໄດ້"],
  ["my", "Burmese", "ပုလဲမုတ်သုံ", "ကစားခြင်းသည် ဖျော်ဖြေရေးဖြစ်ပြီး ဝင်ငွေမဟုတ်ပါ။"],
  ["zh-Hans", "Chinese", "珍珠季风", "游戏是娱乐，不是收入。"],
  ["ja", "Japanese", "真珠のモンスーン", "遊びは娯楽であり、収入ではありません。"],
  ["ko", "Korean", "진주 몬순", "게임은 오락이지 수입이 아닙니다."],
  ["vi", "Vietnamese", "Gió mùa ngọc trai", "Chơi là giải trí, không phải thu nhập."],
  ["ru", "Cyrillic", "Жемчужный муссон", "Игра — развлечение, а не доход."],
] as const;
const rightToLeft = new Set<string>(["ar", "fa", "ur"]);
/** Line height and family follow `lang`; they are never set by hand. */
export const Scripts: Story = {
  render: () => (
    <div className={css.page}>
      <dl>
        {scripts.map(([lang, script, title, sentence]) => (
          <div key={lang} className={css.line}>
            <dt className={css.note}>
              {script} · {lang}
            </dt>
            <dd
              lang={lang}
              dir={rightToLeft.has(lang) ? "rtl" : "ltr"}
              data-script={lang}
              className={css.sample}
              style={{ margin: 0 }}
            >
              <p className={css.scriptHeading}>{title}</p>
              <p className={css.script}>{sentence}</p>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const height = (lang: string) => {
      const line = canvasElement.querySelector(`[data-script="${lang}"] p:last-child`);
      return line ? Number.parseFloat(getComputedStyle(line).lineHeight) : 0;
    };
    await expect(height("hi")).toBeGreaterThan(height("en"));
    await expect(height("ur")).toBeGreaterThan(height("ar"));
  },
};
