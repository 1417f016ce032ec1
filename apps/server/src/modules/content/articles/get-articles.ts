import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listArticles } from "./queries.ts";

export const getHelpCentre: Handler<"help.centre", ServerContexts> = async (ctx, { place }) => ({
  sections: await listArticles(ctx, place),
});

export const getDownloads: Handler<"download.info", ServerContexts> = async (ctx) => {
  const items = ctx.brand.resources.map(async ({ resourceType, url, qrCodeUrl, version, minimumSystem }) => ({
    resourceType,
    url,
    qrCodeUrl,
    version,
    minimumSystem,
    guide: (await listArticles(ctx, resourceType)).flatMap(({ articles }) => articles),
  }));
  return { items: await Promise.all(items), next: null };
};
