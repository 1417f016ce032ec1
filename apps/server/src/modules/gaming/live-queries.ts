import type { LiveSource } from "../../platform/live/source.ts";

export const winnersSource: LiveSource = {
  of: "brand",
  state: `coalesce((select extract(epoch from r.at)::text from winners r where r.brand = b.brand order by r.at desc limit 1), '')`,
};
