import type { LiveSource } from "../../platform/live/source.ts";

export const drawsSource: LiveSource = {
  of: "brand",
  state: `coalesce((select max(d.at)::text from lotteries l cross join lateral (select extract(epoch from drawn_at) as at from draws
    where lottery = l.code order by drawn_at desc limit 1) d), '')`,
};
