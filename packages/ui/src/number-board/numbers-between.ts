/** All numbers from one to another as a draw writes them, zeros kept: 0 to 99 is "00" … "99", 1 to 9 is "1" … "9". */
export function numbersBetween(first: number, last: number): readonly string[] {
  const digits = String(last).length;
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => String(first + index).padStart(digits, "0"));
}
