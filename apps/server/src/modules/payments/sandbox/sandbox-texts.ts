import type { Press } from "./press-sandbox.ts";

interface Words {
  readonly dir: "ltr" | "rtl";
  readonly title: string;
  readonly lead: string;
  readonly over: string;
  readonly back: string;
  readonly press: Record<Press, string>;
}

/** The sandbox bank's page, in the languages of the demonstration. */
export const SANDBOX_WORDS: Readonly<Record<"en" | "hi" | "ar", Words>> = {
  en: {
    dir: "ltr",
    title: "Sandbox bank",
    lead: "No real money moves here. Choose what this bank should report.",
    over: "This payment is over. Go back to the site.",
    back: "Back to the site",
    press: {
      paid: "Pay",
      later: "Pay, arriving in a minute",
      failed: "Decline",
      twice: "Pay, reported twice",
      reordered: "Pay, reported in the wrong order",
      silent: "Close without paying",
    },
  },
  hi: {
    dir: "ltr",
    title: "सैंडबॉक्स बैंक",
    lead: "यहाँ असली पैसा नहीं चलता। चुनें कि यह बैंक क्या बताए।",
    over: "यह भुगतान पूरा हो चुका है। साइट पर वापस जाएँ।",
    back: "साइट पर वापस",
    press: {
      paid: "भुगतान करें",
      later: "भुगतान करें, एक मिनट में पहुँचेगा",
      failed: "अस्वीकार करें",
      twice: "भुगतान करें, दो बार सूचना",
      reordered: "भुगतान करें, ग़लत क्रम में सूचना",
      silent: "बिना भुगतान बंद करें",
    },
  },
  ar: {
    dir: "rtl",
    title: "المصرف التجريبي",
    lead: "لا تتحرك هنا أموال حقيقية. اختر ما يبلّغ به هذا المصرف.",
    over: "انتهت هذه الدفعة. عد إلى الموقع.",
    back: "العودة إلى الموقع",
    press: {
      paid: "ادفع",
      later: "ادفع، ويصل بعد دقيقة",
      failed: "ارفض",
      twice: "ادفع، مع إبلاغ مرتين",
      reordered: "ادفع، مع إبلاغ بترتيب خاطئ",
      silent: "أغلق من دون دفع",
    },
  },
};
