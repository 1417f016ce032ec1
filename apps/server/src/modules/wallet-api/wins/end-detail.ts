import * as z from "zod";
import { parseAmount } from "@baize/domain/money/amount";

const stored = z.object({
  detail: z.object({ summary: z.string().default(""), verifyUrl: z.string().default("") }).prefault({}),
  rake: z.string().default("0"),
});

/** The details of a round in the stored call that ended it. */
export function endDetail(request: Record<string, unknown>, currency: string) {
  const { detail, rake } = stored.parse(request);
  return { ...detail, rake: parseAmount(rake, currency) ?? 0n };
}
