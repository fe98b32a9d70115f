// Who sits before this browser. A guest is made when one is needed, with a name that can be changed at any time.
import { showBadge } from "../app/badge";
import { forgetFinished, settings } from "../lib/settings.svelte";
import { people, type Doors, type Person } from "./api";
import { friendlyName } from "./names";

const NAME = "feldherr.name";
const CODE = "feldherr.code";

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
      if (answer.ok) ({ person: this.person, doors: this.doors } = answer.value);
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
    keep(CODE, answer.value.return_code);
    return this.person;
  }

  /** The code with which a guest comes back on another device, if this browser knows it. */
  get code(): string | null {
    return this.person?.guest ? localStorage.getItem(CODE) : null;
  }

  become(person: Person | null): void {
    if (person?.id !== this.person?.id) {
      localStorage.removeItem(CODE);
      forgetFinished();
    }
    if (!person) showBadge(0);
    this.person = person;
    this.known = true;
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
