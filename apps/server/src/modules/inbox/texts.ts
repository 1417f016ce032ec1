import type { MessageType } from "@baize/domain/inbox/types";

type Words = readonly [title: string, content: string];
type Wording = Readonly<Record<"EN" | "HI" | "AR", Words>>;

/** Kinds of message that the house writes about rewards; others bring their own words. */
export type RewardMessage = Extract<
  MessageType,
  | "bonus_granted"
  | "bonus_ready"
  | "bonus_expired"
  | "reward_due"
  | "application_approved"
  | "application_rejected"
  | "redemption_approved"
  | "redemption_rejected"
  | "vip_level"
>;

/** `{title}`, `{amount}`, `{required}` and `{reason}` are filled in; what is not given is left out. */
export const REWARD_MESSAGES: Readonly<Record<RewardMessage, Wording>> = {
  bonus_granted: {
    EN: ["Your bonus is in play", "{title}: {amount}. Play {required} in valid bets and it becomes cash."],
    HI: ["आपका बोनस शुरू हो गया", "{title}: {amount}। {required} के वैध दाँव खेलें, फिर यह नकद बन जाएगा।"],
    AR: ["بدأت مكافأتك", "{title}: {amount}. العب برهانات صالحة قدرها {required} لتصبح نقداً."],
  },
  bonus_ready: {
    EN: ["Your bonus is played through", "{title}: {amount} can be moved to your cash now."],
    HI: ["आपका बोनस पूरा हो गया", "{title}: {amount} अब आपके नकद बैलेंस में लिया जा सकता है।"],
    AR: ["أكملت شرط مكافأتك", "{title}: يمكنك نقل {amount} إلى رصيدك النقدي الآن."],
  },
  bonus_expired: {
    EN: ["A bonus has ended", "{title}: the time to play {amount} is over. Your own money is untouched."],
    HI: ["एक बोनस समाप्त हुआ", "{title}: {amount} खेलने का समय ख़त्म हो गया। आपका अपना पैसा वैसा ही है।"],
    AR: ["انتهت مكافأة", "{title}: انتهت مدة اللعب بمبلغ {amount}. لم يُمسّ مالك."],
  },
  reward_due: {
    EN: ["A reward waits for you", "{title}: {amount}. Take it in the reward centre."],
    HI: ["एक रिवॉर्ड आपका इंतज़ार कर रहा है", "{title}: {amount}। इसे रिवॉर्ड सेंटर से लें।"],
    AR: ["مكافأة بانتظارك", "{title}: {amount}. استلمها من مركز المكافآت."],
  },
  application_approved: {
    EN: ["Your application was approved", "{title}: you can take {amount} now."],
    HI: ["आपका आवेदन मंज़ूर हुआ", "{title}: अब आप {amount} ले सकते हैं।"],
    AR: ["قُبل طلبك", "{title}: يمكنك استلام {amount} الآن."],
  },
  application_rejected: {
    EN: ["Your application was declined", "{title}: {reason}"],
    HI: ["आपका आवेदन अस्वीकृत हुआ", "{title}: {reason}"],
    AR: ["رُفض طلبك", "{title}: {reason}"],
  },
  redemption_approved: {
    EN: ["Your exchange was approved", "{title} is on its way to you."],
    HI: ["आपका बदलाव मंज़ूर हुआ", "{title} आप तक भेजा जा रहा है।"],
    AR: ["قُبل استبدالك", "{title} في الطريق إليك."],
  },
  redemption_rejected: {
    EN: ["Your exchange was declined", "{title}: {reason} Your points are back."],
    HI: ["आपका बदलाव अस्वीकृत हुआ", "{title}: {reason} आपके पॉइंट वापस आ गए हैं।"],
    AR: ["رُفض استبدالك", "{title}: {reason} أُعيدت نقاطك."],
  },
  vip_level: {
    EN: ["A new level: {title}", "Your rebates are higher from today."],
    HI: ["नया स्तर: {title}", "आज से आपके रिबेट ज़्यादा हैं।"],
    AR: ["مستوى جديد: {title}", "نسب الاسترداد أعلى من اليوم."],
  },
};

/** Above what a person of the house writes back to a member's feedback. */
export const FEEDBACK_ANSWERED = {
  EN: "An answer to your feedback",
  HI: "आपकी राय का जवाब",
  AR: "ردّ على رأيك",
} as const;
