import type { Page } from "playwright";

/** The proof of the session that sends the first of these calls counts as ten minutes old. */
export async function asOld(page: Page, path: string): Promise<void> {
  const json = { success: false, code: "auth.proof_required", requestId: "r" };
  await page.route(`**${path}`, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}
