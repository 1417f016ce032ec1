import * as z from "zod";
import { LOTTERY_PROVIDER } from "@baize/domain/lottery/provider";

/** A company whose games are connected by the contract of `@baize/api/provider`. */
export interface GameProvider {
  /** It signs its calls under this name, and its rounds are stored with it. */
  readonly id: string;
  /** The origin of its games for browsers. */
  readonly url: string;
  /** Signs its calls. */
  readonly secret: string;
}

export const providerId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, "must be 2 to 40 small letters, digits and dashes")
  // The rounds of the site's own lotteries are stored under it.
  .refine((id) => id !== LOTTERY_PROVIDER, `must not be ${LOTTERY_PROVIDER}`);

/** The connected provider of this id. */
export const findProvider = (providers: readonly GameProvider[], id: string): GameProvider | undefined =>
  providers.find((provider) => provider.id === id);

const FORM = "must be <id> <address> <secret of 16 characters or more>, …";
const provider = z.object({ id: providerId, url: z.url({ protocol: /^https?$/ }), secret: z.string().min(16) });

function toProvider(text: string): GameProvider | undefined {
  const [id, url, secret, ...more] = text.trim().split(/\s+/);
  const { data } = provider.safeParse({ id, url, secret });
  return data && more.length === 0 ? { ...data, url: new URL(data.url).origin } : undefined;
}

/** `<id> <address> <secret>, …`. */
export const gameProviders = z.string().transform((text, check): GameProvider[] => {
  const parts = text.split(",");
  const providers = parts.flatMap((one) => toProvider(one) ?? []);
  if (providers.length === parts.length) return providers;
  check.addIssue({ code: "custom", message: FORM });
  return z.NEVER;
});
