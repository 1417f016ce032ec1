/** The texts of a carousel, in three languages. */
export const words = {
  en: {
    carousel: "carousel",
    slide: "slide",
    previous: "Previous",
    next: "Next",
    place: (n: number, of: number) => `${n} of ${of}`,
  },
  hi: { carousel: "हिंडोला", slide: "स्लाइड", previous: "पिछला", next: "अगला", place: (n: number, of: number) => `${of} में से ${n}` },
  ar: {
    carousel: "عرض دوّار",
    slide: "شريحة",
    previous: "السابق",
    next: "التالي",
    place: (n: number, of: number) => `${n} من ${of}`,
  },
};
