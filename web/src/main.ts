import { mount } from "svelte";
import App from "./App.svelte";
import { registerLater } from "./app/register";
import "./app/install.svelte";
import { catalogues, showLanguage } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";
import { upgrade } from "./lib/upgrade";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

showLanguage(settings.language);
upgrade.watch();
void catalogues.load(settings.language).then(() => mount(App, { target: document.getElementById("app")! }));
registerLater();
