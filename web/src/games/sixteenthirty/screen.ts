// Whether there is room for the grid beside a question: on a phone it has a page of its own.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 767px");
