/** A button of the page's shell with an icon alone. */
export const tool = (id: string, name: string, art: string, more = ""): string =>
  `<button type="button" class="tool" id="${id}" aria-label="${name}" title="${name}"${more}>${art}</button>`;

/** The background: rings at the table's edge and spots for chips. */
export const felt =
  '<div class="felt" aria-hidden="true"><svg class="print" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">' +
  '<circle cx="600" cy="-420" r="900"/><circle cx="600" cy="-420" r="916"/><circle cx="600" cy="-420" r="1090"/>' +
  '<circle cx="80" cy="430" r="46"/><circle cx="80" cy="430" r="38"/><circle cx="1120" cy="430" r="46"/><circle cx="1120" cy="430" r="38"/>' +
  '</svg><div class="rain"></div></div>';
