// Every program that a test makes is looked at after each pass; the workers that tests start do the same (`harness.ts`).
import { turnSelfCheck } from "../src/core/self-check.js";

turnSelfCheck(true);
