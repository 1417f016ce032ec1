import { caretLeft, caretRight } from "@baize/ui/icon/art";

// Safari forgets a list without bullets.
const listed = { role: "list" };

interface PagerProps {
  page: number;
  count: number;
  go: (page: number) => void;
}

/** First, last and three around the current; 0 is a gap. */
function slots(page: number, count: number): readonly number[] {
  const first = Math.min(Math.max(1, page - 1), count - 2);
  const kept = [...new Set([1, first, first + 1, first + 2, count])];
  return kept.flatMap((next, index) => {
    const hidden = next - (kept[index - 1] ?? 0) - 1;
    if (hidden === 1) return [next - 1, next];
    return hidden > 1 ? [0, next] : [next];
  });
}

export function Pager({ page, count, go }: PagerProps) {
  return (
    <nav aria-label="Pages of bets" className="pager">
      <Step label="Previous page" art={caretLeft} off={page === 1} onPress={() => go(page - 1)} />
      <ol {...listed}>
        {slots(page, count).map((slot, index) => (
          <li key={slot === 0 ? `gap-${index}` : slot}>
            {slot === 0 ? (
              <button
                type="button"
                aria-label="Jump over pages"
                onClick={() => go(Math.ceil((page + (index > 3 ? count : 1)) / 2))}
              >
                …
              </button>
            ) : (
              <button
                type="button"
                aria-label={`Page ${slot}`}
                aria-current={slot === page ? "page" : undefined}
                onClick={() => go(slot)}
              >
                {slot}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className="pager-short">
        {page} / {count}
      </span>
      <Step label="Next page" art={caretRight} off={page === count} onPress={() => go(page + 1)} />
      <output className="visually-hidden">{`Page ${page} of ${count}`}</output>
    </nav>
  );
}

interface StepProps {
  label: string;
  art: string;
  off: boolean;
  onPress: () => void;
}

function Step({ label, art, off, onPress }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off || undefined} onClick={off ? undefined : onPress}>
      <svg viewBox="0 0 256 256" aria-hidden="true">
        <path d={art} />
      </svg>
    </button>
  );
}
