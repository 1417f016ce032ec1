import { LanguageSelect } from "@baize/ui/language-select";

export const example = (
  <LanguageSelect
    label="Language"
    languages={[
      { code: "en", tag: "en", name: "English", dir: "ltr" },
      { code: "ar", tag: "ar", name: "العربية", dir: "rtl" },
    ]}
    value="en"
    onValueChange={(value) => console.log(value)}
  />
);
