import type { OverlayProps } from "../../navigation/types.ts";
import { useTranslation } from "react-i18next";
import { memberPages } from "../member-pages.ts";
import { Centre } from "./centre.tsx";
import { MemberHead } from "./member-head.tsx";

/** The member's own pages over the site. */
export default function MemberCentre({ path, close }: OverlayProps) {
  const { t } = useTranslation();
  return (
    <Centre
      overlay="member"
      title={t("title.member")}
      pages={memberPages}
      usual="securityCenter"
      path={path}
      close={close}
      menuHead={<MemberHead />}
    />
  );
}
