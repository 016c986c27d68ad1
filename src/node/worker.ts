// The program of a worker thread.
import { LANGUAGES } from "../languages.js";
import { serveJobs } from "./serve.js";

serveJobs(LANGUAGES, new URL("./", import.meta.url));
