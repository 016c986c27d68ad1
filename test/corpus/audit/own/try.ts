import { auditFamilies } from "./audit-families.js";

process.exitCode = (await auditFamilies(process.argv[2])) ? 0 : 1;
