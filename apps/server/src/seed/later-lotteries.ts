import type { SeedKey } from "@baize/i18n/server-messages";
import { type NamedGame, named } from "./named-games.ts";

/** A lottery of Vietnam that comes after all other games in popularity. */
const later = (key: SeedKey): NamedGame => ({
  vendor: "House Lottery",
  category: "LOTT",
  playType: "lo-2",
  ...named(key),
  motif: "balls",
  hot: false,
});

/** Lotteries that the design does not show by name. They are last, so that a new one changes nothing else of the demo. */
export const LATER_LOTTERIES: readonly NamedGame[] = [
  later("seed:game.hanoi_minute"),
  later("seed:game.phu_yen"),
  later("seed:game.thua_thien_hue"),
  later("seed:game.dak_lak"),
  later("seed:game.quang_nam"),
  later("seed:game.da_nang"),
  later("seed:game.khanh_hoa"),
  later("seed:game.binh_dinh"),
  later("seed:game.quang_binh"),
  later("seed:game.quang_tri"),
  later("seed:game.gia_lai"),
  later("seed:game.ninh_thuan"),
  later("seed:game.dak_nong"),
  later("seed:game.quang_ngai"),
  later("seed:game.kon_tum"),
  later("seed:game.ca_mau"),
  later("seed:game.dong_thap"),
  later("seed:game.ho_chi_minh_city"),
  later("seed:game.bac_lieu"),
  later("seed:game.ben_tre"),
  later("seed:game.vung_tau"),
  later("seed:game.can_tho"),
  later("seed:game.dong_nai"),
  later("seed:game.soc_trang"),
  later("seed:game.an_giang"),
  later("seed:game.binh_thuan"),
  later("seed:game.tay_ninh"),
  later("seed:game.binh_duong"),
  later("seed:game.tra_vinh"),
  later("seed:game.vinh_long"),
  later("seed:game.binh_phuoc"),
  later("seed:game.hau_giang"),
  later("seed:game.long_an"),
  later("seed:game.da_lat"),
  later("seed:game.kien_giang"),
  later("seed:game.tien_giang"),
];
