/** A LIKE pattern for "contains", with what LIKE reads as a wildcard taken at its word. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
