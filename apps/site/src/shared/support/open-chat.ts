/** Opens the chat in a window beside the game, as the specification says; as a page where the browser refuses the window. */
export function openChat(path: string): void {
  const url = new URL(path, location.href);
  if (!/^https?:$/.test(url.protocol)) return;
  const away = url.origin === location.origin ? "" : ",noopener,noreferrer";
  window.open(url, "support", `popup,width=440,height=720${away}`);
}
