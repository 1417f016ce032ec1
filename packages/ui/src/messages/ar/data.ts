import type { Translation } from "../message-types.ts";
import type { data as english } from "../en/data.ts";

export const data: Translation<typeof english> = {
  alert: {
    accent: "ملاحظة",
    dismiss: "إغلاق",
    info: "ملاحظة",
    negative: "خطأ",
    neutral: "ملاحظة",
    positive: "تم",
    warning: "تحذير",
  },
  chart: {
    gap: "لا بيانات",
    point: "اليوم",
    table: "عرض كجدول",
  },
  columnVisibility: {
    columns: "الأعمدة",
    showAll: "إظهار كل الأعمدة",
  },
  copyButton: {
    copied: "تم النسخ",
    copy: "نسخ",
    failed: "لم يُنسخ. حدّده وانسخه.",
  },
  dataTable: {
    fewer: "عرض أقل",
    loading: "جارٍ التحميل…",
    more: "عرض المزيد",
    totals: "الإجمالي",
  },
  lazyImage: {
    error: "تعذّر تحميل الصورة",
  },
  lightbox: {
    failed: "تعذّر تحميل الصورة",
    label: "الصور",
    next: "الصورة التالية",
    place: "{index} من {total}",
    previous: "الصورة السابقة",
    retry: "إعادة المحاولة",
    zoomIn: "تكبير",
    zoomOut: "تصغير",
  },
  pagination: {
    first: "الصفحة الأولى",
    jump: "الانتقال إلى الصفحة {page}",
    label: "الصفحات",
    last: "الصفحة الأخيرة",
    next: "الصفحة التالية",
    page: "الصفحة {page}",
    pageSize: "في الصفحة",
    pageSizeOption: "{size} في الصفحة",
    previous: "الصفحة السابقة",
    status: "الصفحة {page} من {total}",
  },
  popover: {
    close: "إغلاق",
  },
  qrCode: {
    tooLong: "هذا أطول مما يتسع له الرمز. انسخه بدلاً من ذلك.",
  },
  regionBlockedScreen: {
    address: "عنوان IP الخاص بك",
  },
  rowActions: {
    action: "{action}، {row}",
    column: "الإجراءات",
    menu: "إجراءات {row}",
  },
  rowSelection: {
    all: "تحديد كل الصفوف",
    column: "التحديد",
    row: "تحديد {row}",
    selected: {
      zero: "لم يُحدَّد أي صف",
      one: "حُدِّد صف واحد",
      two: "حُدِّد صفان",
      few: "حُدِّدت {count} صفوف",
      many: "حُدِّد {count} صفاً",
      other: "حُدِّد {count} صف",
    },
  },
  severalSorts: {
    ascending: "الترتيب {place}، تصاعدي",
    descending: "الترتيب {place}، تنازلي",
    menu: "ترتيب",
  },
  stepper: {
    ahead: "قادم",
    done: "تم",
    failed: "فشل",
  },
  tag: {
    remove: "إزالة {name}",
  },
  timeline: {
    ahead: "قادم",
    done: "تم",
    now: "الآن",
  },
  treeView: {
    failed: "تعذّر التحميل. اضغط لإعادة المحاولة.",
    loading: "جارٍ التحميل…",
  },
  virtualList: {
    end: "شاهدت الكل.",
    failed: "تعذّر تحميل المزيد.",
    loading: "جارٍ التحميل…",
    more: "عرض المزيد",
    retry: "إعادة المحاولة",
  },
  winnersTicker: {
    pause: "إيقاف حركة القائمة",
    play: "استئناف حركة القائمة",
  },
};
