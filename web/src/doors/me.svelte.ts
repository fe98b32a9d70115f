// Who sits before this browser. A guest is made when one is needed, with a name that can be changed at any time.
import { showBadge } from "../app/badge";
import { keep, recall } from "../lib/kept";
import { forget, knowsFinished, settings } from "../lib/settings.svelte";
import type { Result } from "../lib/api";
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
  private asking: Promise<Result<unknown>> | null = null;

  /** The name that others see, or will see. */
  get name(): string {
    return this.person?.name ?? this.chosenName;
  }

  /** Asks once whether this browser is somebody's already. */
  async look(): Promise<void> {
    await this.ask();
  }

  private ask(): Promise<Result<unknown>> {
    this.asking ??= people.me().then((answer) => {
      if (answer.ok) {
        if (answer.value.person) this.meet(answer.value.person); // may have come in by another door
        ({ person: this.person, doors: this.doors } = answer.value);
      } else this.asking = null;
      this.known = true;
      return answer;
    });
    return this.asking;
  }

  /** Asks again: something has changed that the browser does not know of. */
  async refresh(): Promise<void> {
    const answer = await people.me();
    if (answer.ok) ({ person: this.person, doors: this.doors } = answer.value);
  }

  /** Somebody in any case: the person of this browser, or a new guest. */
  async ensure(name: string = this.chosenName): Promise<Result<Person>> {
    const asked = await this.ask();
    if (this.person) return { ok: true, value: this.person };
    if (!asked.ok) return asked; // there may be somebody whom a new guest would put out
    const answer = await people.guest(name, settings.language);
    if (!answer.ok) return answer;
    this.person = answer.value.person;
    keep(WHO, this.person.id);
    keep(CODE, answer.value.return_code);
    return { ok: true, value: this.person };
  }

  /** The code with which a guest comes back on another device, if this browser knows it. */
  get code(): string | null {
    return this.person?.guest ? recall(CODE) : null;
  }

  become(person: Person | null): void {
    this.meet(person);
    if (!person) showBadge(0);
    this.person = person;
    this.known = true;
  }

  /** What this browser knows of whoever sat here before is not this person's; what the server knows of them is asked for. */
  private meet(person: Person | null): void {
    const before = recall(WHO);
    if (person?.id === before && knowsFinished()) return;
    if (before !== null && person?.id !== before) {
      keep(CODE, null);
      forget();
    }
    if (!person) return keep(WHO, null);
    keep(WHO, person.id);
    void import("./finished").then(({ recallFinished }) => recallFinished());
  }

  keepCode(code: string): void {
    keep(CODE, code);
  }

  async rename(name: string): Promise<boolean> {
    keep(NAME, name);
    if (!this.person) return (await this.ensure(name)).ok;
    const answer = await people.change({ name });
    if (answer.ok) this.person = answer.value.person;
    return answer.ok;
  }

  private get chosenName(): string {
    const chosen = recall(NAME);
    if (chosen) return chosen;
    const name = friendlyName();
    keep(NAME, name);
    return name;
  }
}

export const me = new Me();
