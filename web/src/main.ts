import "@fontsource/forum/400.css";
import "@fontsource-variable/jost/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/house.css";

const house = document.getElementById("house");
if (house) mount(App, { target: house });
