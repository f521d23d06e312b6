// The colours of the seats, and what is read on them; a number stands beside each.

export const COLOURS = ["#d9772c", "#2f5d9b", "#3c7d4e", "#a8323a"];
export const ON_COLOURS = ["#1b1a17", "#ffffff", "#ffffff", "#ffffff"];
