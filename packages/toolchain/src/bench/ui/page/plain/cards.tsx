import { type KeyboardEvent, useId, useState } from "react";
import { cardsOf, tabNames } from "../fixture.ts";
import "./button.css";
import "./cards.css";

type TabName = (typeof tabNames)[number];

/** Where a key leads from a tab; nowhere for other keys. */
function neighbour(name: TabName, key: string): TabName | undefined {
  const count = tabNames.length;
  const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = forward === "ArrowRight" ? "ArrowLeft" : "ArrowRight";
  const here = tabNames.indexOf(name);
  if (key === forward) return tabNames[(here + 1) % count];
  if (key === back) return tabNames[(here + count - 1) % count];
  if (key === "Home") return tabNames[0];
  return key === "End" ? tabNames[count - 1] : undefined;
}

export function Cards() {
  const [current, setCurrent] = useState<TabName>(tabNames[0]);
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbour(current, event.key);
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label="Games" className="tab-list">
        {tabNames.map((name) => (
          <button
            key={name}
            id={`${id}-tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === current}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={name === current ? 0 : -1}
            className="tab"
            onClick={() => setCurrent(name)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabNames.map((name) => (
        <div
          key={name}
          id={`${id}-panel-${name}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${name}`}
          tabIndex={0}
          hidden={name !== current}
          className="tab-panel"
        >
          {name === current && <CardGrid tab={name} />}
        </div>
      ))}
    </div>
  );
}

function CardGrid({ tab }: { tab: string }) {
  return (
    <div className="cards">
      {cardsOf(tab).map((card) => (
        <article key={card.id} className="card">
          <h3 className="card-title">{card.title}</h3>
          <p className="card-text">{card.text}</p>
          <button type="button" className="button button-line button-small">
            Play
          </button>
        </article>
      ))}
    </div>
  );
}
