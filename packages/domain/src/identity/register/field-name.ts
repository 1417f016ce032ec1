/** Fields of the registration entity that a person may be asked for, in the order a form shows them. */
export const REGISTER_FIELDS = [
  "username",
  "mobileNum",
  "verificationCode",
  "email",
  "password",
  "confirmPassword",
  "paymentPassword",
  "payeeName",
  "birthday",
  "nationality",
  "idNumber",
  "occupation",
  "sourceOfIncome",
  "address",
  "qqNum",
  "wechat",
  "line",
  "whatsapp",
  "facebook",
  "telegram",
  "zalo",
  "affiliateCode",
  "recommenderId",
  "captcha",
] as const;

export type RegisterField = (typeof REGISTER_FIELDS)[number];
