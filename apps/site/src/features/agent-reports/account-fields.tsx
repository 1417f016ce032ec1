import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ACCOUNT_PATH } from "@baize/domain/agents/account-path";
import { REPORT_REACH } from "@baize/domain/agents/team";
import { NativeSelect } from "@baize/ui/native-select";
import { SearchField } from "@baize/ui/search-field";
import type { AccountFilter } from "./use-account-filter.ts";

/** One account of the team, and whether all members below it count too. */
export function AccountFields({ filter }: { readonly filter: AccountFilter }) {
  const { t } = useTranslation("agent-reports");
  const { account, reach, setAccount, setReach } = filter;
  return (
    <>
      <AccountField account={account} onAccount={setAccount} />
      {account === "" ? null : (
        <NativeSelect
          label={t("filter.reach")}
          options={REPORT_REACH.map((value) => ({ value, label: t(`reach.${value}`) }))}
          value={reach}
          onValueChange={setReach}
        />
      )}
    </>
  );
}

/** The whole name of an account. It applies on Enter, when the field is left, and when it is cleared. */
function AccountField({ account, onAccount }: { readonly account: string; readonly onAccount: (account: string) => void }) {
  const { t } = useTranslation("agent-reports");
  const [text, setText] = useState(account);
  const [applied, setApplied] = useState(account);
  // The address changed: the field follows it, and keeps the focus.
  if (applied !== account) {
    setApplied(account);
    setText(account);
  }
  const apply = () => {
    if (text.trim() !== account) onAccount(text.trim());
  };
  return (
    <SearchField
      label={t("filter.account")}
      value={text}
      onValueChange={(next, { reason }) => {
        setText(next);
        if (reason === "clear") onAccount("");
      }}
      onSearch={apply}
      onBlur={apply}
      maxLength={MOST_ACCOUNT_PATH}
    />
  );
}
