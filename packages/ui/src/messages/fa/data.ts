import type { Translation } from "../message-types.ts";
import type { data as english } from "../en/data.ts";

export const data: Translation<typeof english> = {
  alert: {
    accent: "نکته",
    dismiss: "بستن",
    info: "نکته",
    negative: "خطا",
    neutral: "نکته",
    positive: "انجام شد",
    warning: "هشدار",
  },
  chart: {
    gap: "بدون داده",
    point: "روز",
    table: "نمایش جدول",
  },
  columnVisibility: {
    columns: "ستون‌ها",
    showAll: "نمایش همهٔ ستون‌ها",
  },
  copyButton: {
    copied: "کپی شد",
    copy: "کپی",
    failed: "کپی نشد. آن را انتخاب و کپی کنید.",
  },
  dataTable: {
    fewer: "نمایش کمتر",
    loading: "در حال بارگذاری…",
    more: "نمایش بیشتر",
    totals: "مجموع",
  },
  lazyImage: {
    error: "تصویر بارگذاری نشد",
  },
  lightbox: {
    failed: "تصویر بارگذاری نشد",
    label: "تصاویر",
    next: "تصویر بعدی",
    place: "{index} از {total}",
    previous: "تصویر قبلی",
    retry: "تلاش دوباره",
    zoomIn: "بزرگ‌نمایی",
    zoomOut: "کوچک‌نمایی",
  },
  pagination: {
    first: "صفحه اول",
    jump: "رفتن به صفحه {page}",
    label: "صفحه‌ها",
    last: "صفحه آخر",
    next: "صفحه بعد",
    page: "صفحه {page}",
    pageSize: "در هر صفحه",
    pageSizeOption: "{size} در هر صفحه",
    previous: "صفحه قبل",
    status: "صفحه {page} از {total}",
  },
  popover: {
    close: "بستن",
  },
  qrCode: {
    tooLong: "برای کد QR بیش از اندازه بلند است. به‌جای آن، متن را کپی کنید.",
  },
  regionBlockedScreen: {
    address: "نشانی IP شما",
  },
  rowActions: {
    action: "{action}، {row}",
    column: "اقدام‌ها",
    menu: "اقدام‌های {row}",
  },
  rowSelection: {
    all: "انتخاب همهٔ ردیف‌ها",
    column: "انتخاب",
    row: "انتخاب {row}",
    selected: {
      one: "{count} ردیف انتخاب شد",
      other: "{count} ردیف انتخاب شد",
    },
  },
  severalSorts: {
    ascending: "ترتیب {place}، صعودی",
    descending: "ترتیب {place}، نزولی",
    menu: "مرتب‌سازی",
  },
  stepper: {
    ahead: "در پیش",
    done: "انجام‌شده",
    failed: "ناموفق",
  },
  tag: {
    remove: "حذف {name}",
  },
  timeline: {
    ahead: "در پیش",
    done: "انجام‌شده",
    now: "اکنون",
  },
  treeView: {
    failed: "بارگذاری نشد. برای تلاش دوباره فشار دهید.",
    loading: "در حال بارگذاری…",
  },
  virtualList: {
    end: "همه را دیدید.",
    failed: "موارد بیشتر بارگذاری نشد.",
    loading: "در حال بارگذاری…",
    more: "نمایش بیشتر",
    retry: "تلاش دوباره",
  },
  winnersTicker: {
    pause: "توقف حرکت فهرست",
    play: "ادامه حرکت فهرست",
  },
};
