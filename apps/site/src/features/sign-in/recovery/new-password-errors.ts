/** The fields of a new password, and what is said beside them. */
export const newPasswordFields = {
  names: ["newPassword", "confirmNewPassword"],
  fieldOf: { "password.reused": "newPassword", "password.too_common": "newPassword" },
} as const;
