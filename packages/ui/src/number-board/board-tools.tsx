import { Button } from "../button/button.tsx";
import { shuffle, trash } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { ToggleGroup } from "../toggle-group/toggle-group.tsx";
import { type Picked, samePick } from "./picking.ts";
import * as css from "./number-board.css.ts";

/** Numbers that one press picks: "All", "Even", "Big". */
export interface QuickChoice {
  readonly id: string;
  /** On the button: "Even". */
  readonly label: string;
  /** The numbers that a press picks; a second press clears the pick. */
  readonly numbers: readonly string[];
}
interface QuickChoicesProps {
  /** The name of the group for screen readers. */
  label: string;
  choices: readonly QuickChoice[];
  picked: Picked;
  pick: number | undefined;
  readOnly: boolean;
  onChoose: (numbers: readonly string[], event?: Event) => void;
}

/** Sets of numbers, pressed while the pick equals the set; a second press clears it. */
export function QuickChoices({ label, choices, picked, pick, readOnly, onChoose }: QuickChoicesProps) {
  if (choices.length === 0) return null;
  const on = choices.filter(({ numbers }) => numbers.length > 0 && samePick(numbers, picked)).map(({ id }) => id);
  return (
    <ToggleGroup
      aria-label={label}
      disabled={readOnly}
      value={on}
      items={choices.map(({ id, label: name, numbers }) => ({
        value: id,
        label: name,
        disabled: pick !== undefined && numbers.length > pick,
      }))}
      onValueChange={(next, { event }) => {
        const chosen = choices.find(({ id }) => next.includes(id) && !on.includes(id));
        onChoose(chosen?.numbers ?? [], event);
      }}
    />
  );
}

interface BoardActionsProps {
  text: MessageText<"numberBoard">;
  empty: boolean;
  readOnly: boolean;
  onQuickPick: ((event: Event) => void) | undefined;
  onClear: (event: Event) => void;
}

/** Random numbers, and a button that clears the board. A disabled button keeps its focus. */
export function BoardActions({ text, empty, readOnly, onQuickPick, onClear }: BoardActionsProps) {
  const off = readOnly || empty;
  return (
    <span data-part="actions" className={css.actions}>
      {onQuickPick ? (
        <Button
          size="sm"
          icon={<Icon art={shuffle} />}
          aria-disabled={readOnly || undefined}
          onClick={(event) => readOnly || onQuickPick(event.nativeEvent)}
        >
          {text("quickPick")}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon art={trash} />}
        aria-disabled={off || undefined}
        onClick={(event) => off || onClear(event.nativeEvent)}
      >
        {text("clear")}
      </Button>
    </span>
  );
}
