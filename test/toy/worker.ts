// The program of a worker thread that knows the toy language beside the others. It is built beside the files of dist/.

import { tableOf } from "../../src/language/row.js";
import { LANGUAGES } from "../../src/languages.js";
import { serveJobs } from "../../src/node/serve.js";
import { TOY } from "./toy.js";

serveJobs(tableOf([...LANGUAGES.rows, TOY]), new URL("./", import.meta.url));
