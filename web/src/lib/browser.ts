// What identifies this browser where everyone has one result: a random text that only it and the server know.

const PLACE = "hotelier.browser";
let known = "";

export function browserId(): string {
  known ||= kept() ?? fresh();
  return known;
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

function fresh(): string {
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map((each) => each.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(PLACE, id);
  } catch {
    // It's kept as long as this page is open.
  }
  return id;
}
