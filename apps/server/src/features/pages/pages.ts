import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { articlesAt } from "../../http/article-store.ts";

export const getHelpCentre: Handler<"help.centre", ServerContexts> = async (ctx, { place }) => ({
  sections: await articlesAt(ctx, place),
});

export const getDownloads: Handler<"download.info", ServerContexts> = async (ctx) => {
  const items = ctx.brand.resources.map(async ({ resourceType, url, qrCodeUrl, version, minimumSystem }) => ({
    resourceType,
    url,
    qrCodeUrl,
    version,
    minimumSystem,
    guide: (await articlesAt(ctx, resourceType)).flatMap(({ articles }) => articles),
  }));
  return { items: await Promise.all(items), next: null };
};
