/** Opens the chat in a window beside the game, as the specification says; a mailbox or a number in the program for it. */
export function openChat(path: string): void {
  const url = new URL(path, location.href);
  if (/^(mailto|tel):$/.test(url.protocol)) location.assign(url);
  if (!/^https?:$/.test(url.protocol)) return;
  const away = url.origin === location.origin ? "" : ",noopener,noreferrer";
  window.open(url, "support", `popup,width=440,height=720${away}`);
}
