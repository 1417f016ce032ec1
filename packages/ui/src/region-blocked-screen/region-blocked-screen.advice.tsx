import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { Button } from "../button/button.tsx";
import { NoticeScreen } from "../notice-screen/notice-screen.tsx";
import * as notice from "../notice-screen/notice-screen.css.ts";
import type { Advice } from "../story/advice.tsx";

const low = { style: { minBlockSize: 0 } };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The address that support asks for is large, on a line of its own.", args: low },
    bad: {
      says: "The address is lost in a sentence, beside a way around the block.",
      scene: (
        <NoticeScreen {...low} brand={<BrandMark name="Baize" />} actions={<Button variant="primary">Contact us</Button>}>
          <div className={notice.notice}>
            <h1 className={notice.title}>Not available in your region</h1>
            <p className={notice.text}>
              We may not offer play at 203.0.113.42. If you think this is wrong, contact us, or try again over another network.
            </p>
          </div>
        </NoticeScreen>
      ),
    },
  },
];
