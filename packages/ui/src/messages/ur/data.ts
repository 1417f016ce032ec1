import type { Translation } from "../message-types.ts";
import type { data as english } from "../en/data.ts";

export const data: Translation<typeof english> = {
  alert: {
    accent: "نوٹ",
    dismiss: "بند کریں",
    info: "نوٹ",
    negative: "خرابی",
    neutral: "نوٹ",
    positive: "ہو گیا",
    warning: "انتباہ",
  },
  chart: {
    gap: "کوئی ڈیٹا نہیں",
    point: "دن",
    table: "جدول میں دکھائیں",
  },
  columnVisibility: {
    columns: "کالم",
    showAll: "تمام کالم دکھائیں",
  },
  copyButton: {
    copied: "کاپی ہو گیا",
    copy: "کاپی کریں",
    failed: "کاپی نہیں ہوا۔ چن کر کاپی کریں۔",
  },
  dataTable: {
    fewer: "کم دکھائیں",
    loading: "لوڈ ہو رہا ہے…",
    more: "مزید دکھائیں",
    totals: "کل",
  },
  lazyImage: {
    error: "تصویر لوڈ نہیں ہو سکی",
  },
  lightbox: {
    failed: "تصویر لوڈ نہیں ہو سکی",
    label: "تصویریں",
    next: "اگلی تصویر",
    place: "{index}، کل {total}",
    previous: "پچھلی تصویر",
    retry: "دوبارہ کوشش کریں",
    zoomIn: "بڑا کریں",
    zoomOut: "چھوٹا کریں",
  },
  pagination: {
    first: "پہلا صفحہ",
    jump: "صفحہ {page} پر جائیں",
    label: "صفحات",
    last: "آخری صفحہ",
    next: "اگلا صفحہ",
    page: "صفحہ {page}",
    pageSize: "فی صفحہ",
    pageSizeOption: "فی صفحہ {size}",
    previous: "پچھلا صفحہ",
    status: "صفحہ {page}، کل {total}",
  },
  popover: {
    close: "بند کریں",
  },
  qrCode: {
    tooLong: "یہ QR کوڈ کے لیے بہت لمبا ہے۔ اس کے بجائے اسے کاپی کریں۔",
  },
  regionBlockedScreen: {
    address: "آپ کا IP پتہ",
  },
  rowActions: {
    action: "{action}، {row}",
    column: "کارروائیاں",
    menu: "{row} کے لیے کارروائیاں",
  },
  rowSelection: {
    all: "تمام قطاریں چنیں",
    column: "انتخاب",
    row: "{row} چنیں",
    selected: {
      one: "{count} قطار چنی گئی",
      other: "{count} قطاریں چنی گئیں",
    },
  },
  severalSorts: {
    ascending: "ترتیب {place}، بڑھتی ہوئی",
    descending: "ترتیب {place}، گھٹتی ہوئی",
    menu: "ترتیب دیں",
  },
  stepper: {
    ahead: "آگے",
    done: "مکمل",
    failed: "ناکام",
  },
  tag: {
    remove: "{name} ہٹائیں",
  },
  timeline: {
    ahead: "آگے",
    done: "مکمل",
    now: "ابھی",
  },
  treeView: {
    failed: "لوڈ نہیں ہو سکا۔ دوبارہ کوشش کے لیے دبائیں۔",
    loading: "لوڈ ہو رہا ہے…",
  },
  virtualList: {
    end: "آپ نے سب دیکھ لیا۔",
    failed: "مزید لوڈ نہیں ہو سکا۔",
    loading: "لوڈ ہو رہا ہے…",
    more: "مزید دکھائیں",
    retry: "دوبارہ کوشش کریں",
  },
  winnersTicker: {
    pause: "فہرست روکیں",
    play: "فہرست دوبارہ چلائیں",
  },
};
