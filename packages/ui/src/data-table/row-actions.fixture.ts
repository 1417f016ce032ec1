/** The actions of the stories. */
export const actionLabels = {
  en: { repeat: "Repeat", copy: "Copy", cancel: "Cancel" },
  hi: { repeat: "दोहराएँ", copy: "कॉपी करें", cancel: "रद्द करें" },
  ar: { repeat: "تكرار", copy: "نسخ", cancel: "إلغاء" },
} as const;
