// What the checker does not accept, and why.

export class Refused extends Error {}
