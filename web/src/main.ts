import { mount } from "svelte";
import App from "./App.svelte";
import { catalogues } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

document.documentElement.lang = settings.language;
void catalogues.load(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
