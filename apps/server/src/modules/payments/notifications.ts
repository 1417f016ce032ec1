import type { MessageType } from "@baize/domain/inbox/types";
import type { Transaction } from "../../platform/database/database.ts";
import { type Language, moneyText } from "../inbox/message-texts.ts";
import { writeMessage } from "../inbox/send-message.ts";

type Texts = Readonly<Record<"EN" | "HI" | "AR", readonly [title: string, content: string]>>;

/** Notification templates about money. */
const TEMPLATES = {
  depositArrived: {
    type: "deposit_arrived",
    texts: {
      EN: ["Your deposit has arrived", "{amount} is in your balance."],
      HI: ["आपकी जमा पहुँच गई", "{amount} आपके बैलेंस में है।"],
      AR: ["وصل إيداعك", "{amount} في رصيدك الآن."],
    },
  },
  depositFailed: {
    type: "deposit_failed",
    texts: {
      EN: ["A deposit did not arrive", "{amount} was not paid. Nothing was added to your balance."],
      HI: ["एक जमा नहीं पहुँची", "{amount} का भुगतान नहीं हुआ। आपके बैलेंस में कुछ नहीं जुड़ा।"],
      AR: ["لم يصل أحد إيداعاتك", "لم يُدفع {amount}. لم يُضف شيء إلى رصيدك."],
    },
  },
  withdrawApproved: {
    type: "withdraw_approved",
    texts: {
      EN: ["Your withdrawal was approved", "{amount} goes to {to}."],
      HI: ["आपकी निकासी मंज़ूर हुई", "{amount} {to} में जा रहे हैं।"],
      AR: ["تمت الموافقة على سحبك", "{amount} في طريقه إلى {to}."],
    },
  },
  withdrawRejected: {
    type: "withdraw_rejected",
    texts: {
      EN: ["A withdrawal was declined", "{amount} to {to} is back in your balance."],
      HI: ["एक निकासी अस्वीकृत हुई", "{to} के लिए {amount} आपके बैलेंस में वापस है।"],
      AR: ["رُفض طلب سحب", "عاد {amount} المخصص لـ {to} إلى رصيدك."],
    },
  },
  withdrawPaid: {
    type: "withdraw_paid",
    texts: {
      EN: ["Did your withdrawal arrive?", "{amount} was sent to {to}. Tell us whether it has arrived."],
      HI: ["क्या आपकी निकासी पहुँची?", "{amount} {to} में भेजे गए। बताएँ कि रक़म पहुँची या नहीं।"],
      AR: ["هل وصل سحبك؟", "أُرسل {amount} إلى {to}. أخبرنا هل وصل."],
    },
  },
  transferFailed: {
    type: "transfer_failed",
    texts: {
      EN: ["A transfer did not go through", "{amount} is back in the wallet that it came from."],
      HI: ["एक ट्रांसफ़र पूरा नहीं हुआ", "{amount} उसी वॉलेट में वापस है जहाँ से निकला था।"],
      AR: ["لم يتم أحد التحويلات", "عاد {amount} إلى المحفظة التي خرج منها."],
    },
  },
  receiptReminder: {
    type: "withdraw_paid",
    texts: {
      EN: ["Please confirm your withdrawal", "{amount} to {to}: without an answer it will count as received."],
      HI: ["कृपया अपनी निकासी की पुष्टि करें", "{to} में {amount}: जवाब न मिलने पर इसे पहुँचा हुआ माना जाएगा।"],
      AR: ["يرجى تأكيد سحبك", "{amount} إلى {to}: من دون رد سيُعد مستلماً."],
    },
  },
  transferReceived: {
    type: "transfer_received",
    texts: {
      EN: ["You have received a transfer", "{amount} from {to} is in your balance."],
      HI: ["आपको एक ट्रांसफ़र मिला", "{to} से {amount} आपके बैलेंस में हैं।"],
      AR: ["وصلك تحويل", "{amount} من {to} في رصيدك الآن."],
    },
  },
} as const satisfies Record<string, { type: MessageType; texts: Texts }>;
export type PaymentNotification = keyof typeof TEMPLATES;

interface About {
  readonly memberId: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The account that it goes to, masked. */
  readonly to?: string;
  readonly at: Date;
}

/** Writes a notification about money into the member's inbox, in the transaction that moved it. */
export async function notify(
  tx: Transaction,
  what: PaymentNotification,
  { memberId, amount, currency, to = "", at }: About,
): Promise<void> {
  const { type, texts } = TEMPLATES[what];
  const localize = (language: Language) => {
    const sum = moneyText(language, { minor: amount, currency });
    const filled = (text: string) => text.replaceAll("{amount}", sum).replaceAll("{to}", to);
    const [title, content] = texts[language];
    return { title: filled(title), content: filled(content) };
  };
  await writeMessage(tx, memberId, type, { EN: localize("EN"), HI: localize("HI"), AR: localize("AR") }, at);
}
