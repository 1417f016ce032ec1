import {
  createContext,
  createElement,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { Accordion as Radix } from "radix-ui";
import { useValue } from "../field/use-value.ts";
import type { HeadingLevel } from "../heading/heading.tsx";
import { caretDown } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { ChangeDetails } from "../overlay/details.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./accordion.css.ts";
import { useUntilFound } from "./until-found.ts";

/** `found`: the browser's "find in page" has something in a closed part. */
export type AccordionReason = "trigger" | "found";

export interface SingleAccordionProps {
  /** Whether one part is open at a time, or any number of them. Without it `single`. */
  type?: "single";
  /** The open part, "" for none, or the open parts; use it with `onValueChange`. */
  value?: string;
  /** Open at first, when the accordion holds it itself. */
  defaultValue?: string;
  /** Called with what is open after a change; `details.cancel()` keeps it as it was. */
  onValueChange?: (value: string, details: ChangeDetails<AccordionReason>) => void;
}
export interface MultipleAccordionProps {
  type: "multiple";
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[], details: ChangeDetails<AccordionReason>) => void;
}
interface SharedProps extends Omit<HTMLAttributes<HTMLDivElement>, "defaultValue" | "dir"> {
  /** The headings' place in the page's outline. */
  level?: HeadingLevel;
  /** `AccordionItem`s. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}
export type AccordionProps = SharedProps & (SingleAccordionProps | MultipleAccordionProps);

interface Shared {
  readonly level: HeadingLevel;
  readonly open: readonly string[];
  readonly found: (value: string, event: Event) => void;
}
const Context = createContext<Shared>({ level: 3, open: [], found: () => {} });

/** The context of the items; it changes only when a part opens or closes. */
function useShared(level: HeadingLevel, open: readonly string[], onFound: Shared["found"]): Shared {
  const latest = useRef(onFound);
  useLayoutEffect(() => {
    latest.current = onFound;
  });
  return useMemo(() => ({ level, open, found: (value, event) => latest.current(value, event) }), [level, open]);
}

/** Parts under headings of which one may be open. */
function Single({
  value,
  defaultValue,
  onValueChange,
  level = 3,
  children,
  type: _type,
  ...rest
}: SharedProps & SingleAccordionProps) {
  const [open, setOpen] = useValue({ value, defaultValue, onValueChange }, "");
  const list = useMemo(() => [open], [open]);
  const shared = useShared(level, list, (one, event) => setOpen(one, "found", event));
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={(next) => setOpen(next, "trigger")} {...rest}>
      <Context value={shared}>{children}</Context>
    </Radix.Root>
  );
}

const none: readonly string[] = [];

/** Parts under headings of which any may be open. */
function Multiple({
  value,
  defaultValue,
  onValueChange,
  level = 3,
  children,
  type: _type,
  ...rest
}: SharedProps & MultipleAccordionProps) {
  const [open, setOpen] = useValue({ value, defaultValue, onValueChange }, none);
  const shared = useShared(level, open, (one, event) => setOpen([...open, one], "found", event));
  return (
    <Radix.Root type="multiple" value={[...open]} onValueChange={(next) => setOpen(next, "trigger")} {...rest}>
      <Context value={shared}>{children}</Context>
    </Radix.Root>
  );
}

/** Headings that show and hide the content beneath them. Rest props and `ref` land on the root. */
export function Accordion({ className, ...props }: AccordionProps) {
  const names = { "data-component": "accordion", className: cx(css.root, className) };
  return props.type === "multiple" ? <Multiple {...names} {...props} /> : <Single {...names} {...props} />;
}

export interface AccordionItemProps extends Omit<HTMLAttributes<HTMLDivElement>, "title"> {
  /** Identifies the item in the accordion's `value`. */
  value: string;
  /** The heading's words. */
  title: ReactNode;
  /** Cannot be opened or closed. */
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** One part: its heading and its content. Closed content stays in the page, for "find in page". Rest props land on the root. */
export function AccordionItem({ value, title, disabled, className, children, ...rest }: AccordionItemProps) {
  const { level, open, found } = use(Context);
  const part = useRef<HTMLDivElement>(null);
  const isOpen = open.includes(value);
  const onFound = useCallback((event: Event) => found(value, event), [found, value]);
  useUntilFound(part, isOpen, onFound);
  return (
    <Radix.Item data-part="item" value={value} disabled={disabled} className={cx(css.item, className)} {...rest}>
      <Radix.Header asChild>
        {createElement(
          `h${level}`,
          { className: css.heading },
          <Radix.Trigger data-part="trigger" className={css.trigger}>
            <span data-part="words" className={css.words}>
              {title}
            </span>
            <Icon art={caretDown} className={css.caret} />
          </Radix.Trigger>,
        )}
      </Radix.Header>
      <Radix.Content ref={part} forceMount data-part="panel" hidden={!isOpen}>
        <div data-part="body" className={css.body}>
          {children}
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}
