export const banks = [
  ["sbi", "State Bank of India", "Withdrawals in 10 minutes"],
  ["pnb", "Punjab National Bank", ""],
  ["hdfc", "HDFC Bank", "Withdrawals in 10 minutes"],
  ["icici", "ICICI Bank", ""],
  ["axis", "Axis Bank", ""],
  ["kotak", "Kotak Mahindra Bank", ""],
  ["canara", "Canara Bank", "Closed on Sunday"],
  ["union", "Union Bank of India", ""],
  ["yes", "YES Bank", ""],
  ["idbi", "IDBI Bank", ""],
  ["boi", "Bank of India", ""],
  ["uco", "UCO Bank", ""],
].map(([value = "", label = "", note = ""]) => ({ value, label, note, disabled: value === "canara" }));
/** Texts that name what is chosen. */
export const messages = {
  show: "Show banks",
  empty: "No bank by this name",
  count: { one: "{count} bank", other: "{count} banks" },
};
