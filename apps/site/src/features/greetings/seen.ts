export type GiftStage = "before" | "after";

/** Session-storage flags of the specification: a gift once before signing in and once after. */
const flags: Record<GiftStage | "notices", string> = {
  before: "giftPopupBeforeLogin",
  after: "giftPopupAfterLogin",
  notices: "noticePopup",
};
/** Local storage: the popup notices that this device has shown. */
const shownKey = "popupNotices";
const mostKept = 50;

/** Whether it was shown in this session of the browser. */
export const wasShown = (what: keyof typeof flags): boolean => sessionStorage.getItem(flags[what]) !== null;
export const markShown = (what: keyof typeof flags): void => sessionStorage.setItem(flags[what], "1");

const shownNotices = (): readonly string[] => (localStorage.getItem(shownKey) ?? "").split(" ").filter(Boolean);

/** The notices that this device has not shown yet. */
export function unseen<Notice extends { readonly id: string }>(notices: readonly Notice[]): readonly Notice[] {
  const shown = new Set(shownNotices());
  return notices.filter(({ id }) => !shown.has(id));
}
/** A popup notice shows once on a device; afterwards it is among the announcements. */
export function keepNotices(ids: readonly string[]): void {
  localStorage.setItem(shownKey, [...new Set([...ids, ...shownNotices()])].slice(0, mostKept).join(" "));
}
