import type { Browser } from "playwright";

export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  readonly width: number;
}

const figure = ({ name, png, width }: Picture) =>
  `<figure style="width:${width < 700 ? 300 : 720}px"><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString("base64")}"></figure>`;

/** Lays pictures side by side on one page and saves that page as a PNG. */
export async function contactSheet(browser: Browser, title: string, pictures: readonly Picture[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  const style =
    "body{margin:16px;font:14px system-ui;background:#888;color:#fff}main{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0}img{inline-size:100%;display:block}";
  await page.setContent(`<style>${style}</style><h1>${title}</h1><main>${pictures.map(figure).join("")}</main>`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
