/** Words in a game's name that call for a sign. The first row that fits wins. */
const hints: readonly (readonly [words: RegExp, sign: string])[] = [
  [/lotus|कमल/, "lotus"],
  [/crown|king|raja|queen|begum|राज/, "crown"],
  [/diwali|diya|lamp|lantern|दिवाली|दीप/, "diya"],
  [/temple|haveli|fort|palace|stair|tower|मंदिर/, "gopuram"],
  [/peacock|mor\b|मोर/, "fan"],
  [/kite|patang|पतंग/, "kite"],
  [/bell\b|bells|band\b/, "bell"],
  [/cherry|fruit|mango|berry/, "cherry"],
  [/gem|diamond|emerald|ruby|jewel|vault/, "gem"],
  [/coin|gold|treasure|penny|सोने/, "coins"],
  [/thunder|bolt|volt/, "bolt"],
  [/clover|four.leaf/, "clover"],
  [/feather|quill|falcon/, "feather"],
  [/horse|shoe|anchor/, "horseshoe"],
  [/moon|night|raat|रात/, "moon"],
  [/seven|\b7/, "seven"],
  [/koi|tide|rain|wave/, "waves"],
  [/hill|mountain|kanchen/, "peaks"],
  [/wheel|fortune/, "wheel"],
  [/eye\b|tiger/, "eye"],
  [/naag|snake|spiral|dragon/, "spiral"],
  [/lattice|folds|bazaar|बाज़ार/, "harlequin"],
  [/\bsun|light/, "sun"],
  [/garden|flower|rani|phool|फूल/, "rosette"],
  [/dice/, "dice"],
  [/roulette/, "roulette"],
  [/card|teen.patti|poker|rummy|पत्ती/, "cards"],
  [/cricket|powerplay|wicket/, "wicket"],
  [/football|goal/, "ball"],
  [/net\b|fish|machh/, "fishes"],
  [/sky|ladder|rocket|climb/, "climb"],
  [/rooster|murga/, "rooster"],
];

/** The sign that a game's own name asks for, out of those its category may use. */
export function hintOf<Sign extends string>(game: string, family: readonly Sign[]): Sign | undefined {
  const name = game.toLowerCase();
  for (const [words, sign] of hints) {
    const found = family.find((each) => each === sign);
    if (found !== undefined && words.test(name)) return found;
  }
  return undefined;
}
