/** A statement as it is compared: lower case, one space, no quotes, parameters without numbers, lists without length. */
export function normalStatement(text: string): string {
  const plain = text.replaceAll('"', "").replaceAll(/\s+/g, " ").trim().toLowerCase();
  const alike = plain.replaceAll(/\$\d+/g, "$1").replaceAll(/\(\$1(?:, \$1)+\)/g, "($1)");
  return alike.replaceAll(/(\((?:[^()]|\(\))*\))(?:, ?\1)+/g, "$1");
}
