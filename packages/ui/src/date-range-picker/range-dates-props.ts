import type { DateLocaleProps } from "../date-field/date-locale.ts";
import type { RangeSetting, WrittenRange } from "../date-range/date-range.ts";
import type { MessageText } from "../messages/message-types.ts";

export interface RangeDatesProps {
  draft: WrittenRange;
  onDraft: (draft: WrittenRange) => void;
  /** Enter in one of the dates. */
  onEnter: () => void;
  /** Id of the error message. */
  describedBy: string;
  invalid: boolean;
  look: DateLocaleProps;
  setting: RangeSetting;
  text: MessageText<"dateRangePicker">;
}
