// Log, chat and notes: which of them is open beside the map.
export type TalkTab = "log" | "chat" | "notes";

class Talk {
  open = $state(false);
  tab = $state<TalkTab>("log");
  chatSeen = $state(0);

  toggle(tab: TalkTab): void {
    this.open = !(this.open && this.tab === tab);
    this.tab = tab;
  }
}

export const talk = new Talk();
