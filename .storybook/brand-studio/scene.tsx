import { memo } from "react";
import type { Mode } from "@baize/tokens/modes";
import { Alert } from "@baize/ui/alert";
import { Badge } from "@baize/ui/badge";
import { BrandMark } from "@baize/ui/brand-mark";
import { Button } from "@baize/ui/button";
import { Checkbox } from "@baize/ui/checkbox";
import { Cloth } from "@baize/ui/cloth";
import { DataTable } from "@baize/ui/data-table";
import { GameCover } from "@baize/ui/game-cover";
import { Heading } from "@baize/ui/heading";
import { Money } from "@baize/ui/money";
import { moneyParts } from "@baize/ui/money";
import { Odds } from "@baize/ui/odds";
import { PrintedBox } from "@baize/ui/printed-box";
import { Surface } from "@baize/ui/surface";
import { Switch } from "@baize/ui/switch";
import { TextField } from "@baize/ui/text-field";
import { popularGames } from "../../packages/ui/src/cover/games.fixture.ts";
import { accountRecords, recordColumns } from "../../packages/ui/src/story/record-fixture.tsx";

const balance = moneyParts({ amount: 4_825_075n, currency: "INR", locale: "en-IN" });
const rows = accountRecords("en").slice(0, 4);
const columns = recordColumns("en").filter(({ id }) => id === "what" || id === "status" || id === "amount");

const choices = [
  { id: "mumbai", label: "Mumbai", odds: "1.62" },
  { id: "chennai", label: "Chennai", odds: "2.35" },
];

function OnCloth({ title }: { title: string }) {
  return (
    <Cloth variant="panel" arcs className="studio-pad">
      <div className="studio-stack">
        <BrandMark name={title} />
        <Money parts={balance} variant="balance" size="lg" />
        <div className="studio-row">
          <Button variant="primary">Deposit</Button>
          <Button>Withdraw</Button>
          <Button variant="ghost">Cancel</Button>
        </div>
        <Odds aria-label="Match winner" items={choices} defaultValue="chennai" />
      </div>
    </Cloth>
  );
}

function OnStock({ mode }: { mode: Mode }) {
  return (
    <>
      <Heading level={3}>मुंबई बनाम चेन्नई · Mumbai v Chennai</Heading>
      <div className="studio-covers">
        {popularGames.slice(0, 4).map((game, index) => (
          <GameCover key={game.id} subject={game.subject} title={game.title} rank={index + 1} />
        ))}
      </div>
      <Surface inlay>
        <div className="studio-stack">
          <TextField label="Username" defaultValue="anjali42" description="6 to 16 letters and figures." />
          <TextField
            label="Amount"
            tone="negative"
            message="The least you can withdraw is ₹500."
            defaultValue="₹300"
            inputMode="decimal"
          />
          <Checkbox label="I am 18 or older" defaultChecked />
          <Switch label="Sound" defaultChecked />
          <div className="studio-row">
            <Button variant="primary">Place ₹300</Button>
            <Button>Cancel</Button>
            <Button variant="danger">Log out</Button>
            <Button disabled>Withdraw</Button>
          </div>
        </div>
      </Surface>
      <DataTable caption="Account record" columns={columns} rows={rows} rowKey={(row) => row.id} />
      <PrintedBox legend={mode === "light" ? "Live by day" : "Live by night"} level={4} count="24">
        <div className="studio-row">
          <Badge tone="live">Live</Badge>
          <Badge tone="positive">Done</Badge>
          <Badge tone="warning">In review</Badge>
          <Badge tone="negative">Rejected</Badge>
          <Badge tone="info">Open</Badge>
        </div>
      </PrintedBox>
      <Alert tone="warning" title="Withdrawal in review">
        Your money is safe. Most reviews end within two hours.
      </Alert>
    </>
  );
}

/** Components of the kit, styled by the current variables alone. */
export const Scene = memo(function Scene({ brand, mode, title }: { brand: string; mode: Mode; title: string }) {
  return (
    <section data-brand={brand} aria-label={mode === "light" ? "By day" : "By night"} className="studio-look">
      <div data-theme={mode}>
        <div data-ground="stock" className="studio-pad studio-stack studio-page">
          <OnCloth title={title} />
          <OnStock mode={mode} />
        </div>
      </div>
    </section>
  );
});
