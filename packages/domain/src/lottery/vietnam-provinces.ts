/** A province of Vietnam that draws, and on which days of the week (0: Sunday). */
export interface Province {
  readonly code: string;
  readonly days: readonly number[];
}

const province = (code: string, ...days: readonly number[]): Province => ({ code, days });

/** Two or three provinces of the centre draw on each day. */
export const CENTRAL_PROVINCES: readonly Province[] = [
  province("PHU_YEN", 1),
  province("THUA_THIEN_HUE", 0, 1),
  province("DAK_LAK", 2),
  province("QUANG_NAM", 2),
  province("DA_NANG", 3, 6),
  province("KHANH_HOA", 0, 3),
  province("BINH_DINH", 4),
  province("QUANG_BINH", 4),
  province("QUANG_TRI", 4),
  province("GIA_LAI", 5),
  province("NINH_THUAN", 5),
  province("DAK_NONG", 6),
  province("QUANG_NGAI", 6),
  province("KON_TUM", 0),
];

/** Three or four provinces of the south draw on each day. */
export const SOUTHERN_PROVINCES: readonly Province[] = [
  province("CA_MAU", 1),
  province("DONG_THAP", 1),
  province("HO_CHI_MINH_CITY", 1, 6),
  province("BAC_LIEU", 2),
  province("BEN_TRE", 2),
  province("VUNG_TAU", 2),
  province("CAN_THO", 3),
  province("DONG_NAI", 3),
  province("SOC_TRANG", 3),
  province("AN_GIANG", 4),
  province("BINH_THUAN", 4),
  province("TAY_NINH", 4),
  province("BINH_DUONG", 5),
  province("TRA_VINH", 5),
  province("VINH_LONG", 5),
  province("BINH_PHUOC", 6),
  province("HAU_GIANG", 6),
  province("LONG_AN", 6),
  province("DA_LAT", 0),
  province("KIEN_GIANG", 0),
  province("TIEN_GIANG", 0),
];
