// The numbers of the rulings; their texts are those of the rules.

export const RULINGS = Array.from({ length: 18 }, (_, n) => `O${String(n + 1).padStart(2, "0")}`);
