import type { EndpointId } from "@baize/api/routes/all-routes";

const challenge = ["nonce", "salt", "keyPrefix", "signature"];

/** Fields that the server fills at random. */
const randomFields: Partial<Record<EndpointId, readonly string[]>> = {
  "captcha.get": ["id", "image", ...challenge],
  "register.challenge": challenge,
  "session.list": ["id"],
};

const fieldsOf = (value: unknown) =>
  new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);

/** The value with what the stored one has in the named fields, wherever both have the field. */
function merge(value: unknown, stored: unknown, names: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const known = fieldsOf(stored);
  const merged = [...fieldsOf(value)].map(
    ([name, one]) =>
      [name, names.includes(name) && known.has(name) ? known.get(name) : merge(one, known.get(name), names)] as const,
  );
  return Array.isArray(value) ? merged.map(([, one]) => one) : Object.fromEntries(merged);
}

/** An answer with the random values of the stored one, so that recording again changes only what the server changed. */
export function keepRandom(id: EndpointId, answer: unknown, stored: unknown): unknown {
  const names = randomFields[id];
  return names ? merge(answer, stored, names) : answer;
}
