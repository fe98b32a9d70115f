// Who sits before this browser. A guest is made when one is needed, with a name that can be changed at any time.
import { showBadge } from "../app/badge";
import { forget, settings } from "../lib/settings.svelte";
import { people, type Doors, type Person } from "./api";
import { friendlyName } from "./names";

const NAME = "feldherr.name";
const CODE = "feldherr.code";
/** Who sat here last. */
const WHO = "feldherr.person";

class Me {
  person = $state.raw<Person | null>(null);
  /** By which ways one can come in here, and whether there is a handbook. */
  doors = $state.raw<Doors>({ mail: false, passkeys: false, provider: null, handbook: false });
  /** Whether the server has been asked who this is. */
  known = $state(false);
  private asking: Promise<void> | null = null;

  /** The name that others see, or will see. */
  get name(): string {
    return this.person?.name ?? this.chosenName;
  }

  /** Asks once whether this browser is somebody's already. */
  look(): Promise<void> {
    this.asking ??= people.me().then((answer) => {
      if (answer.ok) {
        if (answer.value.person) this.meet(answer.value.person); // may have come in by another door
        ({ person: this.person, doors: this.doors } = answer.value);
      }
      this.known = true;
    });
    return this.asking;
  }

  /** Asks again: something has changed that the browser does not know of. */
  async refresh(): Promise<void> {
    const answer = await people.me();
    if (answer.ok) ({ person: this.person, doors: this.doors } = answer.value);
  }

  /** Somebody in any case: the person of this browser, or a new guest. */
  async ensure(name: string = this.chosenName): Promise<Person | null> {
    await this.look();
    if (this.person) return this.person;
    const answer = await people.guest(name, settings.language);
    if (!answer.ok) return null;
    this.person = answer.value.person;
    keep(WHO, this.person.id);
    keep(CODE, answer.value.return_code);
    return this.person;
  }

  /** The code with which a guest comes back on another device, if this browser knows it. */
  get code(): string | null {
    return this.person?.guest ? localStorage.getItem(CODE) : null;
  }

  become(person: Person | null): void {
    this.meet(person);
    if (!person) showBadge(0);
    this.person = person;
    this.known = true;
  }

  /** What this browser knows of whoever sat here before is not this person's; what the server knows of them is asked for. */
  private meet(person: Person | null): void {
    const before = localStorage.getItem(WHO);
    if (person?.id === before) return;
    if (before !== null) {
      localStorage.removeItem(CODE);
      forget();
    }
    if (!person) return localStorage.removeItem(WHO);
    keep(WHO, person.id);
    void import("./finished").then(({ recallFinished }) => recallFinished());
  }

  keepCode(code: string): void {
    keep(CODE, code);
  }

  async rename(name: string): Promise<boolean> {
    keep(NAME, name);
    if (!this.person) return (await this.ensure(name)) !== null;
    const answer = await people.change({ name });
    if (answer.ok) this.person = answer.value.person;
    return answer.ok;
  }

  private get chosenName(): string {
    const chosen = localStorage.getItem(NAME);
    if (chosen) return chosen;
    const name = friendlyName();
    keep(NAME, name);
    return name;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const me = new Me();
