// RFC 5321 lengths; dot-atoms and labels in any script (RFC 6531), no quoted local parts. Each part is matched alone, so time
// stays linear.
const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const MOST = { all: 254, local: 64, label: 63 };

/** Whether a text is an e-mail address that mail can be sent to on the public internet. */
export function isEmail(text: string): boolean {
  if (text.length > MOST.all) return false;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  if (local.length === 0 || local.length > MOST.local || !local.split(".").every((atom) => ATOM.test(atom))) return false;
  const labels = text.slice(at + 1).split(".");
  const top = labels.at(-1) ?? "";
  return labels.length > 1 && /^..+$/u.test(top) && !/^\p{N}+$/u.test(top) && labels.every(isLabel);
}

const isLabel = (label: string) => label.length <= MOST.label && LABEL.test(label);
