import { characters } from "../../text/characters.ts";

const STARS = "***";

/** An account as others may see it: `anita42` is `an***42`. Of a short one less is shown, and never the whole. */
export function maskAccount(account: string): string {
  const letters = characters(account);
  const shown = letters.length >= 6 ? 2 : letters.length >= 3 ? 1 : 0;
  if (shown === 0) return STARS;
  return letters.slice(0, shown).join("") + STARS + letters.slice(-shown).join("");
}

/** `a***@example.com`: the domain shows the owner which mailbox to look in. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? STARS : (characters(email)[0] ?? "") + STARS + email.slice(at);
}

/** `***3210`: the last four digits of seven or more. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  return digits.length >= 7 ? STARS + digits.slice(-4) : STARS;
}
