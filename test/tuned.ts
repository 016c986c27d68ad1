// The engine as users have it: the settings of the command's own process.
import { tuneEngine } from "../src/node/engine.js";

tuneEngine();
