import type { OutputOf } from "@baize/api/contract/contract";

/** A statement of a run of three, as `income.proof` answers it. Its key signs nothing else. */
export const sampleProof: OutputOf<"income.proof"> = {
  statement:
    '{"amount":"125040","base":"416800","brand":"baize","carry":[],"contract":{"id":"01a20000-0000-7000-8000-000000000007","terms":{"minBet":"0","period":"W","tiers":[{"atLeast":{},"rates":{"ratio":300000}}],"type":"dividend"},"version":2},"currency":"INR","dividendBase":"branch-floored","lines":[{"base":"4500","branch":"01a20000-0000-7000-8000-000000000008","gameType":"LIVE","hour":null,"micro":"1350000000","rate":300000,"rule":"play"},{"base":"412300","branch":"01a20000-0000-7000-8000-000000000009","gameType":"RNG","hour":null,"micro":"123690000000","rate":300000,"rule":"play"}],"measures":{"activeUsers":"4","profit":"416800","validBet":"1000000"},"member":"01a20000-0000-7000-8000-000000000002","payer":"upline","rules":1,"schema":"baize/statement/1","tier":0,"window":{"end":"2026-01-11T18:30:00.000Z","start":"2026-01-04T18:30:00.000Z"}}',
  leaf: "0806bf254a7b545138253ecbe8334714ba56cdfdd624c8b00689b78ed999fe06",
  proof: [
    {
      side: "left",
      hash: "3ab8a6aeff3b7eb634bb0256c72ef9f73648e345187a0103438ad8d7ccd51fea",
    },
    {
      side: "right",
      hash: "3186b75ad4ad543ce577178c1fdf2d7a81961347f5cf02227cd438c1845d3c2f",
    },
  ],
  signed:
    "eyJhbGciOiJFZERTQSJ9.eyJhbW91bnQiOiIyMDgwNDAiLCJicmFuZCI6ImJhaXplIiwicGVyaW9kIjoiVyIsInJvb3QiOiJkMTUzYzYzMTk4ODJkM2MzNGZiMGIxZTdmYzIzNjYwZjk3YjhiOThlMzQwOTM5OWJhM2JiOWM2NWU0ZjEzNjc5IiwicnVsZXMiOjEsInNjaGVtYSI6ImJhaXplL3J1bi8xIiwic3RhdGVtZW50cyI6MywidHlwZSI6ImRpdmlkZW5kIiwid2luZG93Ijp7ImVuZCI6IjIwMjYtMDEtMTFUMTg6MzA6MDAuMDAwWiIsInN0YXJ0IjoiMjAyNi0wMS0wNFQxODozMDowMC4wMDBaIn19.oWssxvFyF6hGnd9H87EEm2Gb4LiRU35AOZR7ptXZ46MoLT7622efbbTwII95iR7LfkCE9PhqDzPuF_omRlSsAA",
  key: {
    kty: "OKP",
    crv: "Ed25519",
    x: "eGaId96vmVvygl-RhbpEdslusWroSICTsHkpA8rT0es",
  },
};
