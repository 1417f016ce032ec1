import type { PaginationLabels } from "./pagination.tsx";

export const english: PaginationLabels = {
  navigation: "Pages of announcements",
  first: "First page",
  previous: "Previous page",
  next: "Next page",
  last: "Last page",
  page: (page) => `Page ${page}`,
  jump: (page) => `Jump to page ${page}`,
  status: (page, count) => `Page ${page} of ${count}`,
  pageSize: "Rows per page",
  pageSizeOption: (size) => `${size} per page`,
};
export const hindi: PaginationLabels = {
  navigation: "घोषणाओं के पृष्ठ",
  first: "पहला पृष्ठ",
  previous: "पिछला पृष्ठ",
  next: "अगला पृष्ठ",
  last: "अंतिम पृष्ठ",
  page: (page) => `पृष्ठ ${page}`,
  jump: (page) => `पृष्ठ ${page} पर जाएँ`,
  status: (page, count) => `${count} में से पृष्ठ ${page}`,
};
export const arabic: PaginationLabels = {
  navigation: "صفحات الإعلانات",
  first: "الصفحة الأولى",
  previous: "الصفحة السابقة",
  next: "الصفحة التالية",
  last: "الصفحة الأخيرة",
  page: (page) => `الصفحة ${page}`,
  jump: (page) => `الانتقال إلى الصفحة ${page}`,
  status: (page, count) => `الصفحة ${page} من ${count}`,
};
export const persian: PaginationLabels = {
  navigation: "صفحه‌های اطلاعیه‌ها",
  first: "صفحه اول",
  previous: "صفحه قبل",
  next: "صفحه بعد",
  last: "صفحه آخر",
  page: (page) => `صفحه ${page}`,
  jump: (page) => `رفتن به صفحه ${page}`,
  status: (page, count) => `صفحه ${page} از ${count}`,
};
