/** The chat in a window of its own beside the game, as the specification has it; one that the browser refuses opens as a page. */
export function openChat(path: string): void {
  const url = new URL(path, location.href);
  if (!/^https?:$/.test(url.protocol)) return;
  const away = url.origin === location.origin ? "" : ",noopener,noreferrer";
  window.open(url, "support", `popup,width=440,height=720${away}`);
}
