import type { Handler } from "@baize/api/contract/contract";
import { sealAnswer } from "@baize/api/envelope/sealed-answer";
import { SERVICE_PATHS, serviceFor } from "@baize/domain/support/service/customer-service";
import type { ServerContexts } from "../../../platform/context.ts";
import { invalid } from "../../../platform/http/fault.ts";
import { loadMemberLabels } from "./queries.ts";

/** The addresses of help, contact and chat. A member whose label names VIP service gets its chat. */
export const getService: Handler<"support.service", ServerContexts> = async (ctx, { key }) => {
  const { brand, member } = ctx;
  const labels = member ? await loadMemberLabels(ctx, member.id) : [];
  const chat = serviceFor(brand.customerService, labels);
  const paths = [
    { type: SERVICE_PATHS.help, path: brand.links.help },
    { type: SERVICE_PATHS.contact, path: brand.contactUrl },
    { type: SERVICE_PATHS.chat, path: chat?.url ?? null },
  ];
  const pathList = paths.filter(({ path }) => path !== null);
  const sealed = await sealAnswer({ version: { pathList } }, key).catch(() => undefined);
  if (!sealed) throw invalid("key", "not_allowed");
  return { sealed };
};
