import type { Translation } from "../message-types.ts";
import type { data as english } from "../en/data.ts";

export const data: Translation<typeof english> = {
  alert: {
    accent: "सूचना",
    dismiss: "बंद करें",
    info: "सूचना",
    negative: "गड़बड़ी",
    neutral: "सूचना",
    positive: "हो गया",
    warning: "चेतावनी",
  },
  chart: {
    gap: "आँकड़ा नहीं",
    point: "दिन",
    table: "तालिका में दिखाएँ",
  },
  columnVisibility: {
    columns: "कॉलम",
    showAll: "सभी कॉलम दिखाएँ",
  },
  copyButton: {
    copied: "कॉपी हुआ",
    copy: "कॉपी करें",
    failed: "कॉपी नहीं हुआ। चुनकर कॉपी करें।",
  },
  dataTable: {
    fewer: "कम दिखाएँ",
    loading: "लोड हो रहा है…",
    more: "और दिखाएँ",
    totals: "कुल",
  },
  lazyImage: {
    error: "तस्वीर लोड नहीं हुई",
  },
  lightbox: {
    failed: "तस्वीर लोड नहीं हुई",
    label: "तस्वीरें",
    next: "अगली तस्वीर",
    place: "{index}, कुल {total}",
    previous: "पिछली तस्वीर",
    retry: "फिर कोशिश करें",
    zoomIn: "बड़ा करें",
    zoomOut: "छोटा करें",
  },
  pagination: {
    first: "पहला पेज",
    jump: "पेज {page} पर जाएँ",
    label: "पेज",
    last: "आख़िरी पेज",
    next: "अगला पेज",
    page: "पेज {page}",
    pageSize: "प्रति पेज",
    pageSizeOption: "प्रति पेज {size}",
    previous: "पिछला पेज",
    status: "पेज {page}, कुल {total}",
  },
  popover: {
    close: "बंद करें",
  },
  qrCode: {
    tooLong: "यह QR कोड के लिए बहुत लंबा है। इसे कॉपी करें।",
  },
  regionBlockedScreen: {
    address: "आपका IP पता",
  },
  rowActions: {
    action: "{action}, {row}",
    column: "कार्रवाइयाँ",
    menu: "{row} के लिए कार्रवाइयाँ",
  },
  rowSelection: {
    all: "सभी पंक्तियाँ चुनें",
    column: "चयन",
    row: "{row} चुनें",
    selected: {
      one: "{count} पंक्ति चुनी गई",
      other: "{count} पंक्तियाँ चुनी गईं",
    },
  },
  severalSorts: {
    ascending: "क्रम {place}, बढ़ता हुआ",
    descending: "क्रम {place}, घटता हुआ",
    menu: "क्रम लगाएँ",
  },
  stepper: {
    ahead: "आगे",
    done: "पूरा",
    failed: "विफल",
  },
  tag: {
    remove: "{name} हटाएँ",
  },
  timeline: {
    ahead: "आगे",
    done: "पूरा",
    now: "अभी",
  },
  treeView: {
    failed: "लोड नहीं हुआ। फिर कोशिश करने के लिए दबाएँ।",
    loading: "लोड हो रहा है…",
  },
  virtualList: {
    end: "आपने सब देख लिया।",
    failed: "और लोड नहीं हुआ।",
    loading: "लोड हो रहा है…",
    more: "और दिखाएँ",
    retry: "फिर कोशिश करें",
  },
  winnersTicker: {
    pause: "सूची रोकें",
    play: "सूची फिर चलाएँ",
  },
};
