// Choosing cards out of those that a decision offers: a card may be taken up if some offered move has it and all others taken.
export const withoutOne = <T>(list: readonly T[], item: T): T[] => {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

export const contains = (whole: readonly string[], part: readonly string[]): boolean => {
  let rest = [...whole];
  for (const item of part) {
    if (!rest.includes(item)) return false;
    rest = withoutOne(rest, item);
  }
  return true;
};

export const sameCards = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && contains(one, other);

export const toggled = (chosen: readonly number[], index: number): number[] => (chosen.includes(index) ? chosen.filter((each) => each !== index) : [...chosen, index]);

/** Where these cards are in a hand or a stack. */
export function placesOf(hand: readonly string[], cards: readonly string[]): number[] {
  const free = [...hand.keys()];
  return cards.flatMap((card) => {
    const at = free.findIndex((index) => hand[index] === card);
    return at < 0 ? [] : free.splice(at, 1);
  });
}

export interface BidOption {
  text: string;
  cards: string[];
  dropped: string[];
}

/** `bid spain-3 open-2 drop spain-1` taken apart; other moves are left out. */
export function bidsOf(options: readonly string[]): BidOption[] {
  return options.filter((text) => text.startsWith("bid ")).map((text) => {
    const words = text.split(" ").slice(1);
    const at = words.indexOf("drop");
    return { text, cards: at < 0 ? words : words.slice(0, at), dropped: at < 0 ? [] : words.slice(at + 1) };
  });
}

export interface LobbyOption {
  text: string;
  country: string;
  issue: string;
  target: string | null;
}

/** `lobby spain war france`, or the same with the card `lobby_the_crown`. */
export function lobbiesOf(options: readonly string[], verb: string): LobbyOption[] {
  return options.filter((text) => text.startsWith(`${verb} `)).map((text) => {
    const [, country = "", issue = "", target = null] = text.split(" ");
    return { text, country, issue, target };
  });
}

export interface StackOption {
  text: string;
  seat: number;
  country: string;
  card: string;
}

/** A card on display: `remove france-1`, `remove open-1 france`, `assassin 2 open-1 france`. */
export function displayedOf(options: readonly string[], verb: string, own: number): StackOption[] {
  return options.filter((text) => text.startsWith(`${verb} `)).map((text) => {
    const words = text.split(" ").slice(1);
    const seat = verb === "assassin" ? Number(words.shift()) : own;
    const [card = "", country] = words;
    return { text, seat, card, country: country ?? card.replace(/-\d$/, "") };
  });
}
