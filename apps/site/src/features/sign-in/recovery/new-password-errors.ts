/** The fields of a new password, and their error codes. */
export const newPasswordFields = {
  names: ["newPassword", "confirmNewPassword"],
  fieldOf: { "password.reused": "newPassword", "password.too_common": "newPassword" },
} as const;
