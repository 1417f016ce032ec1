import type { Translation } from "../message-types.ts";
import type { fields as english } from "../en/fields.ts";

export const fields: Translation<typeof english> = {
  amountField: {
    quick: "مبلغ‌های رایج",
  },
  calendar: {
    calendar: "تقویم",
    month: "ماه",
    nextMonth: "ماه بعد",
    previousMonth: "ماه قبل",
    today: "امروز",
    year: "سال",
  },
  captchaField: {
    failed: "تصویر نیامد",
    picture: "تصویری با چند رقم. اگر خوانا نیست، روش دیگر بررسی را انتخاب کنید.",
    refresh: "تصویر تازه",
  },
  combobox: {
    chosen: {
      one: "{count} مورد انتخاب شده",
      other: "{count} مورد انتخاب شده",
    },
    clear: "پاک کردن",
    count: {
      one: "{count} گزینه",
      other: "{count} گزینه",
    },
    empty: "گزینه‌ای با این نام نیست",
    loading: "در حال جست‌وجو…",
    remove: "حذف {label}",
    show: "نمایش گزینه‌ها",
  },
  dateField: {
    empty: "خالی",
  },
  dateRangePicker: {
    apply: "اعمال",
    bounds: "تاریخ‌هایی از {min} تا {max} انتخاب کنید.",
    boundsFrom: "تاریخ‌هایی از {min} به بعد انتخاب کنید.",
    boundsTo: "تاریخ‌هایی تا {max} انتخاب کنید.",
    from: "از",
    incomplete: "هر دو تاریخ را کامل وارد کنید.",
    loading: "در حال بارگذاری…",
    none: "همه تاریخ‌ها",
    order: "تاریخ پایان پیش از تاریخ شروع است. جای آن‌ها را عوض کنید.",
    panel: "انتخاب تاریخ",
    presets: "بازه‌های رایج",
    since: "از {day}",
    to: "تا",
    until: "تا {day}",
  },
  fileUpload: {
    added: "{names} اضافه شد",
    checking: "در حال بررسی…",
    choose: "فایل‌ها را انتخاب کنید یا اینجا رها کنید",
    done: "فرستاده شد",
    drop: "برای افزودن رها کنید",
    full: "نمی‌توانید فایل بیشتری اضافه کنید",
    hint: {
      one: "{kinds}، تا {size}",
      other: "{kinds}، تا {size}، حداکثر {count} فایل",
    },
    none: "فایلی نیست",
    refusedBroken: "{name} خوانا نیست",
    refusedCount: {
      one: "فقط {count} فایل می‌توانید اضافه کنید. اضافه نشد: {names}",
      other: "فقط {count} فایل می‌توانید اضافه کنید. اضافه نشد: {names}",
    },
    refusedDuplicate: "{name} قبلاً اضافه شده است",
    refusedEmpty: "{name} خالی است",
    refusedPixels: "پیکسل‌های {name} بیش از حد است",
    refusedSize: "{name} بیش از حد بزرگ است",
    refusedType: "{name} فایل {kinds} نیست",
    remove: "حذف {name}",
    removed: "{name} حذف شد",
    replace: "جایگزینی {name}",
    retry: "تلاش دوباره",
    sending: "در حال ارسال",
  },
  humanCheck: {
    done: "بررسی انجام شد.",
    expired: "مهلت بررسی گذشته است. برای تکرار فشار دهید.",
    failed: "بررسی کامل نشد. دوباره تلاش کنید.",
    idle: "برای بررسی انسان بودن فشار دهید",
    working: "در حال بررسی… چند ثانیه طول می‌کشد.",
  },
  numberField: {
    decrease: "کمتر",
    increase: "بیشتر",
  },
  passwordField: {
    hide: "پنهان کردن رمز",
    met: "رعایت شده",
    show: "نمایش رمز",
    unmet: "هنوز رعایت نشده",
  },
  phoneField: {
    country: "کد کشور",
  },
  searchField: {
    clear: "پاک کردن جست‌وجو",
  },
  select: {
    all: "انتخاب همه",
    chosen: {
      one: "{count} مورد انتخاب شده",
      other: "{count} مورد انتخاب شده",
    },
    none: "لغو انتخاب همه",
    remove: "حذف {label}",
  },
  smsCodeField: {
    confirm: "متوجه شدم",
    ended: "اکنون می‌توانید کد دیگری بخواهید.",
    failed: "اتصال خود را بررسی و دوباره تلاش کنید. اگر باز هم تکرار شد، با پشتیبانی تماس بگیرید.",
    failedTitle: "کد فرستاده نشد",
    resend: "ارسال دوباره",
    resendIn: "ارسال دوباره پس از",
    send: "ارسال کد",
    sending: "در حال ارسال…",
    started: {
      one: "کد فرستاده شد. تا {count} ثانیه دیگر می‌توانید کد تازه بخواهید.",
      other: "کد فرستاده شد. تا {count} ثانیه دیگر می‌توانید کد تازه بخواهید.",
    },
    tooMany: "بیش از حد کد خواسته‌اید. پیش از درخواست بعدی کمی صبر کنید.",
    waitIn: "زمان انتظار",
  },
  timeField: {
    empty: "خالی",
  },
};
