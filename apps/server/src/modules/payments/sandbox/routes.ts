import type { Context, Hono } from "hono";
import { isLanguageCode, type Language, languageOf } from "@baize/i18n/languages";
import { bestMatch } from "@baize/i18n/match";
import { SERVER_LANGUAGES } from "@baize/i18n/server-text";
import { acceptedTags } from "../../../platform/language/language.ts";
import { limitedBytes } from "../../../platform/http/body.ts";
import { listBrands } from "../../../platform/brand/queries.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import type { System } from "../../../platform/system.ts";
import type { DepositRow } from "../deposits/queries.ts";
import { findPageDeposit, runSandboxAction, SANDBOX_ACTIONS } from "./run-sandbox-action.ts";
import { backTo, PAGE_POLICY, type PageLook, sandboxPage } from "./sandbox-page.ts";

interface Env {
  Variables: { requestId: string };
}

/** The language of the site that the person came from, else the browser's, where the server has texts in it; else English. */
function pageLanguage(c: Context): Language {
  const offered = SERVER_LANGUAGES.filter(isLanguageCode);
  const asked = offered.find((code) => code === c.req.query("lang"));
  return languageOf(asked ?? bestMatch(acceptedTags(c.req.header("accept-language")), offered) ?? "EN");
}

/** The deposit's brand, in the theme of the site that the person came from. */
async function pageLook(c: Context, system: System, { brand: code, currency }: DepositRow): Promise<PageLook> {
  const brand = (await listBrands(system)).find((one) => one.code === code);
  const theme = c.req.query("theme") === "dark" ? "dark" : "light";
  return { language: pageLanguage(c), theme, brand: brand?.theme.brand ?? "", region: currency.slice(0, 2) };
}

async function findDepositOf(c: Context, system: System) {
  const id = c.req.param("id") ?? "";
  return isUuid(id) ? await findPageDeposit(system, id, c.req.query("key") ?? "") : undefined;
}

/** The sandbox bank's own page. */
export function mountSandboxBank(app: Hono<Env>, system: System): void {
  app.get("/wps/sandbox/bank/:id", async (c) => {
    const row = await findDepositOf(c, system);
    if (!row) return c.notFound();
    return c.html(sandboxPage(row, await pageLook(c, system, row), system.now()), 200, {
      "content-security-policy": PAGE_POLICY,
    });
  });
  app.post("/wps/sandbox/bank/:id", async (c) => {
    const row = await findDepositOf(c, system);
    if (!row) return c.notFound();
    const bytes = await limitedBytes(c, 200).catch(() => Buffer.from(""));
    const form = new URLSearchParams(bytes.toString());
    const chosen = SANDBOX_ACTIONS.find((one) => one === form.get("press"));
    if (chosen) await runSandboxAction(system, row, chosen);
    return c.redirect(backTo(row.id), 303);
  });
}
